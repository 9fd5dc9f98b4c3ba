import type { HtmlTagDescriptor, Plugin } from 'vite'

const letters = /source-sans-3-latin-wght-normal.*woff2$/

/**
 * A Vite plugin that makes the page preload its font together with its script, not only once its style sheet was read.
 */
export const preloads = (): Plugin => ({
  name: 'klantportaal-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => letters.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, crossorigin: '', as: 'font', type: 'font/woff2' },
            injectTo: 'head',
          }),
        ),
  },
})

import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { BehaviorSubject, Observable, Subject } from 'rxjs'

// The least that a page with React, the router and streams can weigh.
const change$ = new Subject<string>()
const text$ = new BehaviorSubject('')
const both$ = new Observable<string>(subscriber => change$.subscribe(subscriber))
both$.subscribe(text$)
const route = createElement(Route, { path: '*', element: createElement('p', null, text$.value) })
createRoot(document.getElementById('root') ?? document.body).render(
  createElement(BrowserRouter, null, createElement(Routes, null, route)),
)

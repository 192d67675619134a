import { renderToString } from 'react-dom/server'
import { App } from './App.tsx'

/** The untouched Home as HTML. */
export const prerender = (): string => renderToString(<App today={undefined} />)

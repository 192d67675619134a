import { use } from 'react'

const load = () => import('./diagnosis-worker.ts')

export type Engine = Awaited<ReturnType<typeof load>>

let engine: Promise<Engine> | undefined

/** What reads and checks, in a script of its own, which a worker can run too. */
export const loadEngine = (): Promise<Engine> => (engine ??= load())

/** The same for a component, which waits for it. */
export const useEngine = (): Engine => use(loadEngine())

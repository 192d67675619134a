import { useSyncExternalStore } from 'react'
import { loadSetting, openStore, saveSetting } from './storage.ts'

/** A small setting that the browser keeps, such as the width of the panel. */
export interface Setting<T> {
  get(): T
  set(value: T): void
  subscribe(listener: () => void): () => void
  readonly usual: T
}

export function createSetting<T>(
  name: string,
  usual: T,
  parse: (text: string) => T | undefined,
): Setting<T> {
  const listeners = new Set<() => void>()
  let value: T | undefined
  return {
    usual,
    get() {
      value ??= parse(loadSetting(openStore(), name) ?? '') ?? usual
      return value
    },
    set(next) {
      value = next
      saveSetting(openStore(), name, String(next))
      listeners.forEach((listener) => listener())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The present value; the prerendered page has the usual one. */
export const useSetting = <T>({ subscribe, get, usual }: Setting<T>) =>
  useSyncExternalStore(subscribe, get, () => usual)

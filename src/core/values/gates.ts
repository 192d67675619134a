import { parseGoBoolean } from './go-boolean.ts'

/** A feature gate as a component reads it. */
export interface Gate {
  readonly name: string
  readonly isOn: boolean
}

const form = /^(\w{1,100})=(\w{1,5})$/

/** Reads `Name=true` or `Name=false`, in the spellings that Go takes for a boolean. */
export function parseGate(text: string): Gate | undefined {
  const [, name, on = ''] = form.exec(text) ?? []
  const isOn = parseGoBoolean(on)
  return name === undefined || isOn === undefined ? undefined : { name, isOn }
}

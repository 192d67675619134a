/** A feature gate as a component reads it. */
export interface Gate {
  readonly name: string
  readonly isOn: boolean
}

const form = /^(\w{1,100})=(?:(true)|false)$/i

/** Reads `Name=true` or `Name=false`, whatever the case of the value. */
export function parseGate(text: string): Gate | undefined {
  const [, name, on] = form.exec(text) ?? []
  return name === undefined ? undefined : { name, isOn: on !== undefined }
}

import { apiVersions } from '../../catalog/workload/api-versions.ts'

export const hasVersion = /^[ \t]*(?:- )?["']?apiVersion["']?\s*:|[{,]\s*"apiVersion"\s*:/m

/** An object whose first line was forgotten. */
export const isWithoutVersion = (text: string) => {
  const top = text.slice(0, 2_000)
  const kind = /^kind\s*:[ \t]*([A-Z]\w{1,40})[ \t]*$/m.exec(top)?.[1] ?? ''
  const isYaml = /^(?:\s*(?:#[^\n]*|---)\n){0,20}\s*(?:kind|metadata)\s*:/.test(top)
  return (
    isYaml &&
    Object.hasOwn(apiVersions, kind) &&
    /^metadata\s*:/m.test(top) &&
    /^spec\s*:/m.test(text) &&
    !hasVersion.test(text)
  )
}

/** Whoever pasted it left out what belongs to its last key. */
export const isCutAtEnd = (text: string): boolean =>
  /\n[ \t]{2,80}(?:- )?(?:ports|env|envFrom|volumes|volumeMounts|containers|resources|limits|requests|metadata|labels|spec):\s*$/.test(
    text.slice(-400),
  )

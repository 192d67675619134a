import type { Document } from '../../model/document.ts'
import { apiVersions } from '../../catalog/workload/api-versions.ts'

export const hasVersion = /^[ \t]*(?:- )?["']?apiVersion["']?\s*:|[{,]\s*"apiVersion"\s*:/m

/** Another key with a version, such as `apiVersino: v1`. */
const misspeltVersion =
  /^[A-Za-z]{6,14}\s*:[ \t]*(?:[a-z][a-z.\d]{0,60}\/)?v\d(?:(?:alpha|beta)\d)?[ \t]*$/m

/** An object whose first line was forgotten, or whose version stands under another name. */
export const isWithoutVersion = (text: string) => {
  const top = text.slice(0, 2_000)
  const kind = /^kind\s*:[ \t]*([A-Z]\w{1,40})[ \t]*$/m.exec(top)?.[1] ?? ''
  const first = /^(?:\s*(?:#[^\n]*|---)\n){0,20}\s*([^\n]{0,120})/.exec(top)?.[1] ?? ''
  const isYaml = /^(?:kind|metadata)\s*:/.test(first) || misspeltVersion.test(first)
  return (
    isYaml &&
    Object.hasOwn(apiVersions, kind) &&
    /^metadata\s*:/m.test(top) &&
    (/^spec\s*:/m.test(text) || misspeltVersion.test(top)) &&
    !hasVersion.test(text)
  )
}

/** Whoever pasted it left out what belongs to its last key, or to the item that begins in its last line. */
export const isCutAtEnd = ({
  text,
  isOpenEnded,
}: Pick<Document, 'text' | 'isOpenEnded'>): boolean =>
  (isOpenEnded === true &&
    /\n[ \t]{2,80}- \w{2,30}:[ \t]{1,4}\S{1,80}\s*$/.test(text.slice(-200))) ||
  /\n[ \t]{2,80}(?:- )?(?:ports|env|envFrom|volumes|volumeMounts|containers|resources|limits|requests|metadata|labels|spec):\s*$/.test(
    text.slice(-400),
  )

import type { Document, NamedText } from '../../model/document.ts'

/** `POOL=win`, `export POOL="win"`, `$pool = 'win'`, `set POOL=win`, and a loop that goes through several. */
const assigned = [
  /^([ \t]*)(?:(?:export|readonly|local|declare)[ \t]+)?([A-Za-z_]\w{0,60})=([^\n]{0,300})$/gm,
  /^([ \t]*)(?:\[\w{1,30}\][ \t]*)?\$(?:(?:env|global|script):)?(\w{1,60})[ \t]*\+?=[ \t]*([^\n]{0,300})$/gim,
  /^([ \t]*)@?set[ \t]+"?(\w{1,60})=([^\n]{0,300})$/gim,
  /^([ \t]*)(?:for|foreach)[ \t]*\(?[ \t]*\$?(\w{1,60})[ \t]+(in)\b/gim,
]
const plain = /^(["']?)([\w.+:/-]{1,120})\1"?[ \t;]*(?:[ \t]#[^\n]*)?$/

/** What the variables of a script hold that get one plain value, whatever else the script does. */
export function heldIn({ text, placeAt }: Document): (name: string) => NamedText | undefined {
  let all: ReadonlyMap<string, NamedText | undefined> | undefined
  return (name) => {
    all ??= valuesIn(text, placeAt)
    return all.get(nameOf(name))
  }
}

const nameOf = (name: string) => name.replaceAll(/^\$\{?(?:env:)?|[%}]/gi, '').toLowerCase()

function valuesIn(text: string, placeAt: Document['placeAt']) {
  const all = new Map<string, NamedText | undefined>()
  for (const { 0: whole, 1: indent = '', 2: name = '', 3: rest = '', index } of assigned.flatMap(
    (pattern) => [...text.matchAll(pattern)].slice(0, most),
  )) {
    const raw = indent === '' && rest !== 'in' ? plain.exec(rest)?.[2] : undefined
    const key = name.toLowerCase()
    const before = all.get(key)
    const isOther = all.has(key) && before?.raw !== raw
    const at = index + whole.length - rest.length + rest.indexOf(raw ?? '')
    all.set(
      key,
      raw === undefined || isOther
        ? undefined
        : (before ?? { raw, place: placeAt(at), isDefault: false }),
    )
  }
  return all
}

/** Nobody sets more. */
const most = 500

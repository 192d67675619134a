import { base64Text } from '../../../values/base64.ts'
import { isFile } from '../../../text/sections/embedded.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'
import type { CarriedFile, Carrier } from './carried.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** What clouds call the script that a machine runs first, and PowerShell one that it is given as bytes. */
const field = new RegExp(
  acrossLines`
    (?:
      ["']?(?:user_?data(?:_base64)?|custom_?data)["']?[ \t]*[:=][ \t]*["']?
      |\s[-/]e(?:c|nc|ncodedcommand)?[ \t]+["']?
    )([A-Za-z\d+/]{60,200000}={0,2})
  `,
  'gi',
)
const named = /data|encod|b(?:ase)?64|\s[-/]e(?:c|nc)?\s/i
/** A file under its name, as a Secret has it, and what a machine is given under `path` or `value`. */
const fileField = new RegExp(
  acrossLines`
    ^[ \t]*(?:- )?["']?
    ([\w.-]{1,60}\.(?:json|conf|conflist|toml|ya?ml)|contents?|value|user-data)["']?[ \t]*:
    [ \t]*(?:!!binary[ \t]+)?["']?([A-Za-z\d+/]{40,200000}={0,2})["']?,?[ \t]*$
  `,
  'gm',
)
const pathBeside =
  /^[ \t]*(?:- )?["']?path["']?[ \t]*:[ \t]*["']?([^"'\n]{1,200}\.[a-z\d]{2,8})["']?[ \t]*$/m
const isOfMachine = /^#(?:# template|cloud-config|ps1)|^<powershell>/
const ofNode = /\b(?:kubelet|kube-proxy|containerd|dockerd?|flanneld|eksbootstrap)\b|<powershell>/i

/** Scripts for Windows nodes and their files that stand in a file in Base64, beside the file as it is. */
export function encodedScripts(text: string): Carrier | undefined {
  if (!named.test(text)) return undefined
  const starts = lineStarts(text)
  const placeOf = (at: number) => {
    const line = indexAt(starts, at)
    return { line: line + 1, column: at - (starts[line] ?? 0) + 1 }
  }
  const files = [...text.matchAll(fileField)]
    .slice(0, mostScripts)
    .flatMap(({ index, 0: whole, 1: key = '', 2: encoded = '' }): readonly CarriedFile[] => {
      const own = base64Text(encoded)
      if (own === undefined || !(isFile(own) || isOfMachine.test(own))) return []
      const around = text.slice(Math.max(index - 400, 0), index + whole.length + 200)
      const name = key.includes('.') ? key : (pathBeside.exec(around)?.[1] ?? key)
      const place = placeOf(index + whole.indexOf(encoded))
      return [{ name, text: own, placeOf: () => place }]
    })
  const scripts = [...text.matchAll(field)]
    .slice(0, mostScripts)
    .flatMap(({ index, 0: whole, 1: encoded = '' }): readonly CarriedFile[] => {
      const script = base64Text(encoded)
      if (script === undefined || !ofNode.test(script)) return []
      const place = placeOf(index + whole.length - encoded.length)
      return [{ name: 'script.ps1', text: script, placeOf: () => place }]
    })
  const parts = [...scripts, ...files]
  return parts.length === 0 ? undefined : { text, parts }
}

/** Nobody sends more. */
const mostScripts = 20

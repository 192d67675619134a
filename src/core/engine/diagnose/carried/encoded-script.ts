import { base64Text } from '../../../text/base64.ts'
import { indexAt, lineStarts } from '../../../text/starts.ts'
import type { CarriedFile, Carrier } from './carried.ts'

/** What clouds call the script that a machine runs first, and PowerShell one that it is given as bytes. */
const field =
  /(?:["']?(?:user_?data(?:_base64)?|custom_?data)["']?[ \t]*[:=][ \t]*["']?|\s[-/]e(?:c|nc|ncodedcommand)?[ \t]+["']?)([A-Za-z\d+/]{60,200000}={0,2})/gi
const named = /data|encoded|\s[-/]e(?:c|nc)?\s/i
const ofNode = /\b(?:kubelet|kube-proxy|containerd|dockerd?|flanneld|eksbootstrap)\b|<powershell>/i

/** Scripts for Windows nodes that stand in a file in Base64, beside the file as it is. */
export function encodedScripts(text: string): Carrier | undefined {
  if (!named.test(text)) return undefined
  const starts = lineStarts(text)
  const parts = [...text.matchAll(field)]
    .slice(0, mostScripts)
    .flatMap(({ index, 0: whole, 1: encoded = '' }): readonly CarriedFile[] => {
      const script = base64Text(encoded)
      if (script === undefined || !ofNode.test(script)) return []
      const at = index + whole.length - encoded.length
      const line = indexAt(starts, at)
      const place = { line: line + 1, column: at - (starts[line] ?? 0) + 1 }
      return [{ name: 'script.ps1', text: script, placeOf: () => place }]
    })
  return parts.length === 0 ? undefined : { text, parts }
}

/** Nobody sends more. */
const mostScripts = 20

import { defineImporter } from '../model/importer.ts'
import { statementsAround } from './around-script.ts'
import { pathsIn } from './command-line/paths.ts'
import { givenToService, unescaped } from './command-line/made-service.ts'
import { merged, readLine } from './command-line/observe.ts'
import { parseCommandLine } from './command-line/parse.ts'
import { variableAt } from './command-line/variables.ts'

export const batchScript = defineImporter({
  id: 'batch-script',
  summary: 'Batch script',
  recognizes: ({ text }) =>
    /^\s*(?:@echo off|setlocal|set\s+"?\w{1,80}=|rem\s|%\w+%\\)/im.test(text),

  read(doc) {
    const variables = new Map<string, { readonly text: string; readonly at: number }>()
    const readings = [...joinedLines(doc.text)].map(({ text, at }) => {
      const [, name, value = ''] = /^\s*set\s+"?(\w{1,80})=(.*?)"?\s*$/i.exec(text) ?? []
      const valueAt = at + Math.max(text.indexOf('='), 0) + 1
      if (name !== undefined) {
        // What a loop puts in is not shown.
        if (value.includes('%%')) variables.delete(name.toLowerCase())
        else variables.set(name.toLowerCase(), { text: value, at: valueAt })
        return { observations: variableAt(name, value, doc.placeAt(valueAt)) }
      }
      if (!/--\w|\s-\w|\s%\w{1,80}%/.test(text)) return {}
      const given = givenToService(text)
      const start = at + (given?.start ?? 0)
      // A variable puts its text where it stands; one with arguments has them at its own place.
      const pieces = (given?.text ?? text).split(/(%\w{1,80}%|%%[a-z]\b)/i).reduce<{
        readonly parts: { text: string; at: number; isOpen?: true }[]
        readonly at: number
      }>(
        ({ parts, at: from }, part) => {
          const own = /^%(\w+)%$/.exec(part)?.[1]?.toLowerCase()
          // What a loop goes through is told at its run.
          const isOfLoop = part.startsWith('%%')
          const set = variables.get(own ?? '')
          const known = own === undefined && !isOfLoop ? part : set?.text
          const piece =
            known === undefined
              ? { text: part, at: from, isOpen: true as const }
              : { text: known, at: set?.text.includes('--') === true ? set.at : from }
          return { parts: [...parts, piece], at: from + part.length }
        },
        { parts: [], at: start },
      ).parts
      const line = parseCommandLine(given ? pieces.flatMap(unescaped) : pieces, doc, given?.program)
      return line ? readLine({ ...line, ...(given?.isService && { isService: true }) }, doc) : {}
    })
    return merged([{ observations: [...pathsIn(doc), ...statementsAround(doc)] }, ...readings])
  },
})

/** Lines that end in a caret go on below. */
function* joinedLines(text: string): Generator<{ readonly text: string; readonly at: number }> {
  let open: { text: string; at: number } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const current = open ? { text: `${open.text} ${line}`, at: open.at } : { text: line, at }
    open = undefined
    if (/\^\s*$/.test(line) && current.text.length < 20_000) {
      open = { text: current.text.replace(/\^\s*$/, ' '), at: current.at }
    } else yield current
    at += line.length + 1
  }
  if (open) yield open
}

import type { Document } from '../../model/document.ts'
import type { Line } from '../../text/lines.ts'
import { joinedFiles, joinLines, type JoinedLines } from './joined-lines.ts'

/** `echo { >> C:\k\cni.conf`, also `>> file echo {`; a number in front of the arrow is that of a stream. */
const behind =
  /^[ \t]*@?echo[ .(](.*?)[ \t]?(?:\b[12])?>{1,2}[ \t]*["']?([^"'>\r\n]{1,200}?\.(?:conflist|conf|json|toml|ya?ml))["']?[ \t]*$/i
const inFront =
  /^[ \t]*@?>{1,2}[ \t]*["']?([^"'>\r\n]{1,200}?\.(?:conflist|conf|json|toml|ya?ml))["']?[ \t]+@?echo[ .(](.*)$/i
/** `( echo …` up to `) > file`. */
const opens = /^[ \t]*@?\([ \t]*(?:@?echo[ .](.*))?$/i
const closes =
  /^[ \t]*\)[ \t]*>{1,2}[ \t]*["']?([^"'>\r\n]{1,200}?\.(?:conflist|conf|json|toml|ya?ml))["']?[ \t]*$/i
const echoes = /^[ \t]*@?echo[ .](.*)$/i

const longestLine = 2_000

/** The files that a batch script puts together line by line, each to be read by itself. */
export function echoedFilesIn(doc: Document): readonly Document[] {
  const files: JoinedLines = new Map()
  const add = (path: string, lines: readonly Line[]) => joinLines(files, path, lines)
  let block: Line[] | undefined
  let at = 0
  for (const text of doc.text.split('\n')) {
    const place = doc.placeAt(at)
    at += text.length + 1
    if (text.length > longestLine) continue
    const lineOf = (echoed: string): Line => {
      const written = echoed.replaceAll(/\^([&|<>^()"])/g, '$1')
      const indent = place.column - 1 + Math.max(text.indexOf(echoed), 0)
      return { text: written, raw: text, number: place.line, indent }
    }
    const [, own, path] = behind.exec(text) ?? []
    const [, target, first] = inFront.exec(text) ?? []
    if (own !== undefined && path !== undefined) add(path, [lineOf(own)])
    else if (first !== undefined && target !== undefined) add(target, [lineOf(first)])
    else if (block) {
      const end = closes.exec(text)?.[1]
      const echoed = echoes.exec(text)?.[1]
      if (end !== undefined) add(end, block)
      else if (echoed !== undefined) block.push(lineOf(echoed))
      if (end !== undefined || echoed === undefined) block = undefined
    } else {
      const opened = opens.exec(text)
      if (opened) block = opened[1] === undefined ? [] : [lineOf(opened[1])]
    }
  }
  return joinedFiles(doc, files)
}

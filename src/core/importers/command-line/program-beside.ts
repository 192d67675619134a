import type { FlaggedProgram } from '../../model/parsed.ts'
import { givenToNssm } from './made-service.ts'
import { programOf } from './parse.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A program without its flags: by itself, or as what a service, a task or a wrapper starts. */
const alone = new RegExp(
  acrossLines`
    ^[ \t]*(?:
      (?:- )?["']?(?:Application|executable|program|command|path|FilePath)["']?[ \t]*
        (?:[:=]|REG_(?:EXPAND_)?SZ)[ \t]*
      |<executable>[ \t]*
      |(?:&[ \t]*)?[^\s"']{0,80}nssm(?:\.exe)?["']?[ \t]+
        (?:install[ \t]+\S{1,80}|set[ \t]+\S{1,80}[ \t]+Application)[ \t]+
    )?["']?([^\s"'<>]{0,200}\b(?:kubelet|kube-proxy|flanneld)\.exe)["']?,?
    (?:[ \t]*<\/executable>)?[ \t]*$
  `,
  'i',
)

/** Arguments of something that another line names. */
const given =
  /^\s*(?:- )?["']?(?:AppParameters|arguments?|args|parameters)["']?\s*(?:[:=]|REG_(?:EXPAND_)?SZ)/i

interface Texted {
  readonly text: string
}

interface Beside {
  readonly program: FlaggedProgram
  /** What starts it takes its arguments from another line, and says so. */
  readonly isNamed: boolean
}

/** The program that stands without flags above a line, or in the same block where that names one alone. */
export function programsBeside<L extends Texted>(
  lines: readonly L[],
): (line: L | undefined) => Beside | undefined {
  const found = new Map<L, Beside>()
  let above: Beside | undefined
  let before: L[] = []
  for (const line of lines) {
    if (line.text.trim() === '') {
      above = undefined
      before = []
      continue
    }
    const own = /\.exe/i.test(line.text) ? alone.exec(line.text.slice(0, 400))?.[1] : undefined
    const program = own === undefined ? undefined : programOf(own)
    if (program !== undefined) {
      const beside = { program, isNamed: line.text.includes('<executable>') }
      if (above === undefined) for (const one of before) found.set(one, beside)
      above = beside
      before = []
    } else if (above === undefined) before.push(line)
    else found.set(line, above)
  }
  return (line) => {
    const beside = line && found.get(line)
    return beside && { ...beside, isNamed: beside.isNamed || isGiven(line.text) }
  }
}

const isGiven = (text: string) => given.test(text.slice(0, 200)) || givenToNssm(text) !== undefined

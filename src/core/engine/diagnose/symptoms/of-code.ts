import { symptoms, type Code, type Symptom } from '../../../catalog/symptoms/index.ts'

/** A row, or a code that no row explains. */
export type Explained = { readonly symptom: Symptom } | { readonly code: Code }

/**
 * The rows that a code of a message stands for beside one of their components, else the code itself.
 * One code may stand in a long line many times.
 */
export function codesOf(message: string): (code: Code) => readonly Explained[] {
  const known = new Map<string, readonly Explained[]>()
  return (code) => {
    const found = known.get(code.id) ?? explain(code, message)
    known.set(code.id, found)
    return found
  }
}

function explain(code: Code, message: string): readonly Explained[] {
  const rows = symptoms.filter(
    (symptom) =>
      symptom.codes?.includes(code.id) &&
      (isOfHns(code, message) || isNamedIn(code, message) || isPrintedIn(symptom, message)),
  )
  return rows.length > 0 ? rows.map((symptom) => ({ symptom })) : [{ code }]
}

/** Only HNS has these codes, whoever passes them on. */
const isOfHns = ({ layer }: Code, message: string) =>
  layer === 'hns' && (message.includes('hcn') || message.includes('hnscall'))

/** The name of a code begins with that of its component. */
const isNamedIn = ({ name }: Code, message: string) =>
  name !== undefined && message.includes(name.toLowerCase())

/** Words of a component’s name that name nothing by themselves. */
const common = new Set(
  'any and through script other programs with its the pod node agent'.split(' '),
)
/** How the components of a layer name themselves in messages. */
const alsoNamed = new Map([
  ['hns', ['hcn']],
  ['hcsshim', ['hcs::', 'computesystem']],
  ['hcs', ['hcs::', 'computesystem']],
  ['container', ['exitcode', 'exitstatus', 'exited(', 'non-zerocode']],
])

function isPrintedIn({ printed }: Symptom, message: string): boolean {
  const names = printed
    .flatMap(({ by }) => by.toLowerCase().split(/[^a-z0-9-]+/))
    .filter((name) => name.length > 2 && !common.has(name))
  return names.some(
    (name) =>
      message.includes(name) || alsoNamed.get(name)?.some((other) => message.includes(other)),
  )
}

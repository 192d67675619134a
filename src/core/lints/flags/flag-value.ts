import { valueBounds, type ValueBound } from '../../catalog/flags/value-bounds.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { boundFault } from './bounded.ts'
import { gatesIn } from './gates-in.ts'
import { typeFault } from './typed.ts'

export const flagValue = defineLint({
  id: 'flag-value',
  on: 'command-line',
  summary: 'A component on Windows takes the value of each of its flags',
  remediation: 'Write a value that the component takes, or leave the flag out.',
  decisions: ['kubernetesVersion'],

  check({ program, flags, isComplete, environment = [] }, { kubernetesVersion, release }) {
    const bounds = valueBounds.filter((one) => one.program === program)
    const gates = gatesIn(flags)
    const around = {
      version: kubernetesVersion,
      isTold: release !== undefined,
      gateOf: (name: string) => gates.find((gate) => gate.name === name)?.isOn,
      isAll: !flags.some(({ name }) => name === 'config'),
    }
    const names = new Set(flags.map((use) => use.name.replaceAll('_', '-')))
    return flags.flatMap((use, i) => {
      if (!use.isKnown) return []
      const name = use.name.replaceAll('_', '-')
      const value = (use.value ?? 'true').replace(/^["']+|["']+$/g, '')
      const wrong = use.value === undefined ? undefined : typeFault(program, name, value)
      if (wrong) return [{ path: [i, 'value'], ...wrong, ...asSwitch(value, wrong) }]
      return bounds
        .filter(({ flag }) => flag === name)
        .filter(
          ({ unless }) =>
            !(unless && 'environment' in unless && environment.includes(unless.environment)),
        )
        .filter(({ needs }) => needs === undefined || (isComplete && !names.has(needs)))
        .flatMap((bound) => {
          const fault = boundFault(bound, `--${name}`, value, around)
          return fault ? [{ path: [i, 'value'], ...fault, ...mended(bound, value, names) }] : []
        })
    })
  },
})

const words: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
])

/** What people write for a switch. */
function asSwitch(value: string, { remediation }: Pick<LintViolation, 'remediation'>) {
  const to = words.get(value.toLowerCase())
  return to === undefined || remediation?.includes('true') !== true ? {} : { change: set(to) }
}

/** The one right value, where there is one, or no flag at all. */
function mended({ mends, allowed = [] }: ValueBound, value: string, names: ReadonlySet<string>) {
  if (mends === undefined) return {}
  if (mends === 'out') return { change: { is: 'out' as const } }
  if (typeof mends === 'object') {
    if ('to' in mends) return { change: set(mends.to) }
    return names.has(mends.outBeside) ? { change: { is: 'out' as const } } : {}
  }
  const [meant, ...others] = allowed.filter((one) => one.startsWith(`${value.toUpperCase()}_`))
  return meant === undefined || others.length > 0 ? {} : { change: set(meant) }
}

const set = (to: string) => ({ is: 'set' as const, to })

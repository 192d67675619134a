import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import type { CommandLine } from '../../model/parsed.ts'
import { isBefore } from '../../values/version.ts'

const { gate, refused } = network.dsr

export const proxyDsrGate = defineLint({
  id: 'proxy-dsr-gate',
  on: 'command-line',
  summary: 'kube-proxy has the gate that direct server return needs',
  remediation: `Set ${gate.value.name}=true in --feature-gates.`,
  decisions: ['kubernetesVersion'],
  isAbout: ({ program }) => program === 'kube-proxy',

  check(line, { kubernetesVersion }) {
    const { name, onFrom, lockedFrom } = gate.value
    // A file overrules nearly every flag.
    if (line.program !== 'kube-proxy' || !line.isComplete || has(line, 'config')) return []
    const at = line.flags.findLastIndex((flag) => flag.name === 'enable-dsr')
    const use = line.flags[at]
    const isOn = use !== undefined && /^(?:true|1|t)$/i.test(use.value ?? 'true')
    // Where it is locked, turning it off is another fault.
    const isOff = isSetTo(line, `${name}=false`) && isBefore(kubernetesVersion, lockedFrom)
    const isLeft = !isSetTo(line, `${name}=`) && isBefore(kubernetesVersion, onFrom)
    if (!isOn || !(isOff || isLeft)) return []
    return [
      {
        path: [at],
        ...gateOn(line, name),
        basis: 'refused',
        message: isOff
          ? `enable-dsr is on, and --feature-gates turns ${name} off; kube-proxy stops.`
          : `enable-dsr is on, and --feature-gates does not name ${name}, which is off by default before ${onFrom}; kube-proxy stops.`,
        facts: [gate, refused],
      },
    ]
  },
})

const has = ({ flags }: CommandLine, wanted: string) => flags.some(({ name }) => name === wanted)

/** A list that the text does not show may hold it, whatever it is. */
const isSetTo = ({ flags }: CommandLine, wanted: string) =>
  flags.some(
    ({ name, value = '', isKnown }) =>
      name === 'feature-gates' && (isKnown ? value.includes(wanted) : wanted.endsWith('=')),
  )

/** The gate where the line has none; in a list of others the place is another. */
const gateOn = (line: CommandLine, name: string) =>
  has(line, 'feature-gates')
    ? {}
    : { change: { is: 'added' as const, flags: [`--feature-gates=${name}=true`] } }

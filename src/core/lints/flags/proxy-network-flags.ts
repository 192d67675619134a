import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { CommandLine } from '../../model/parsed.ts'
import { isBefore } from '../../values/version.ts'

const overlay = catalog.modes.overlay
const { gate: dsr, refused } = network.dsr

export const proxyNetworkFlags = defineLint({
  id: 'proxy-network-flags',
  on: 'command-line',
  summary: 'kube-proxy gets what its network and direct server return need',
  remediation: 'Add what is missing to the command line of kube-proxy.',
  decisions: ['kubernetesVersion', 'networkMode'],
  isAbout: ({ program }) => program === 'kube-proxy',

  check(line, { kubernetesVersion, networkMode }): readonly LintViolation[] {
    // A file overrules nearly every flag.
    if (line.program !== 'kube-proxy' || !line.isComplete || has(line, 'config')) return []
    const isOverlay = networkMode === 'overlay'
    const at = line.flags.findLastIndex(({ name }) => name === 'enable-dsr')
    const use = line.flags[at]
    const isDsr = use !== undefined && /^(?:true|1|t)$/i.test(use.value ?? 'true')
    const gates = [
      ...(isDsr ? [{ fact: dsr, path: [at], why: 'enable-dsr is on', facts: [dsr, refused] }] : []),
      ...(isOverlay && overlay.gate
        ? [
            {
              fact: overlay.gate,
              path: [],
              why: 'the network is an overlay',
              facts: [overlay.gate],
            },
          ]
        : []),
    ]
    return [
      ...(isOverlay && overlay.sourceVip && !has(line, 'source-vip')
        ? [
            {
              path: ['source-vip'],
              basis: 'fails' as const,
              message:
                '--source-vip is missing; on an overlay network kube-proxy stops without it.',
              facts: [overlay.sourceVip],
            },
          ]
        : []),
      ...gates.flatMap(({ fact, path, why, facts }) => {
        const { name, onFrom } = fact.value
        if (!isBefore(kubernetesVersion, onFrom) || isNamed(line, name)) return []
        return [
          {
            path,
            basis: 'refused' as const,
            message: `${capital(why)}, and --feature-gates does not name ${name}, which is off by default before ${onFrom}; kube-proxy stops.`,
            remediation: `Add ${name}=true to --feature-gates.`,
            facts,
          },
        ]
      }),
    ]
  },
})

const has = ({ flags }: CommandLine, wanted: string) => flags.some(({ name }) => name === wanted)

/** A list that the text does not show may name it; one that turns it off is another fault. */
const isNamed = ({ flags }: CommandLine, gate: string) =>
  flags.some(
    ({ name, value = '', isKnown }) =>
      name === 'feature-gates' && (!isKnown || value.includes(`${gate}=`)),
  )

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

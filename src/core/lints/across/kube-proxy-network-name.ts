import { flagOf } from '../../catalog/flags/accepted.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { named } from '../../model/observed.ts'
import { ofKind, type CommandLine } from '../../model/parsed.ts'
import { hasFlag } from './lines.ts'

const flag = 'network-name'
const fact = flagOf('kube-proxy', flag)

export const kubeProxyNetworkName = defineLint({
  id: 'kube-proxy-network-name',
  on: 'setup',
  summary: 'kube-proxy is given the name of the HNS network',
  remediation: `Set KUBE_NETWORK before it starts, or give it --${flag}: the name in the CNI file, such as cbr0 or flannel.4096.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const isElsewhere = ['kubeProxy.env.KUBE_NETWORK', 'kubeProxy.networkNameElsewhere'].some(
      (name) => named(observations, name).length > 0,
    )
    if (!fact || isElsewhere) return []
    const lines = ofKind(parsed, 'command-line').filter(
      ({ value }) => value.program === 'kube-proxy',
    )
    // One line of several may be an example, and a file may have the name.
    if (lines.some(({ value }) => hasFlag(value, flag) || hasFlag(value, 'config'))) return []
    return lines
      .filter(({ value, placeOf }) => isStart(value) && isScript.test(placeOf([]).file))
      .slice(0, 1)
      .map(({ placeOf }) => ({
        path: [],
        place: placeOf([]),
        basis: 'unsupported',
        message: `kube-proxy gets no --${flag}, and the script sets no KUBE_NETWORK: it ends with “Environment variable KUBE_NETWORK and network-flag not initialized” unless the variable is set elsewhere.`,
        facts: [{ value: flag, confidence: fact.confidence, sources: fact.sources }],
      }))
  },
})

const isScript = /\.(?:ps1|psm1|cmd|bat)$/i

/** A whole line that starts it for Services in the kernel. */
const isStart = (line: CommandLine) =>
  line.isComplete &&
  hasFlag(line, 'kubeconfig') &&
  line.flags.some(({ name, value }) => name === 'proxy-mode' && value === 'kernelspace')

import { flagOf } from '../../../catalog/flags/accepted.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { named } from '../../../model/observed.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind, type AnyParsed, type CommandLine, type Parsed } from '../../../model/parsed.ts'
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
    if (lines.some(({ value }) => hasFlag(value, 'config'))) return withFile(lines, parsed)
    if (lines.some(({ value }) => hasFlag(value, flag))) return []
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

/** Beside a file the flag counts for nothing: the name stands in the file, or in the variable. */
function withFile(
  lines: readonly Parsed<'command-line'>[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const [file, ...others] = ofKind(parsed, 'kube-proxy-config')
  const [line] = lines
  if (!fact || !file || !line || lines.length > 1 || others.length > 0) return []
  const { value, isPart } = file.value
  const isOfWindows = valueAt(value, ['mode']) === 'kernelspace' && isPart !== true
  const own = valueAt(value, ['winkernel', 'networkName'])
  if (!isOfWindows || (own !== undefined && own !== '')) return []
  if (!line.value.isComplete || !isScript.test(line.placeOf([]).file)) return []
  return [
    {
      path: [],
      place: line.placeOf([]),
      also: [file.placeOf([])],
      basis: 'unsupported',
      message:
        'kube-proxy takes its settings from a file without winkernel.networkName, and the script sets no KUBE_NETWORK: it ends with “Environment variable KUBE_NETWORK and network-flag not initialized” unless the variable is set elsewhere.',
      remediation:
        'Write winkernel.networkName into the file: the name in the CNI file, such as cbr0 or flannel.4096.',
      facts: [{ value: flag, confidence: fact.confidence, sources: fact.sources }],
    },
  ]
}

const isScript = /\.(?:ps1|psm1|cmd|bat)$/i

/** A whole line that starts it for Services in the kernel. */
const isStart = (line: CommandLine) =>
  line.isComplete &&
  hasFlag(line, 'kubeconfig') &&
  line.flags.some(({ name, value }) => name === 'proxy-mode' && value === 'kernelspace')

import { modes } from '../../../catalog/modes/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind, type CommandLine } from '../../../model/parsed.ts'
import { ofOverlay } from '../../../values/overlay-name.ts'
import { isBefore } from '../../../values/version.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { hasFlag } from './lines.ts'

export const kubeProxyOverlay = defineLint({
  id: 'kube-proxy-overlay',
  on: 'setup',
  summary: 'kube-proxy of an overlay network has its source VIP and its gate',
  remediation:
    'Start kube-proxy with --source-vip=<an address of the pod subnet of the node>, and on versions that leave the gate off with --feature-gates=WinOverlay=true.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, { kubernetesVersion: ofCluster }) {
    const kubernetesVersion = ownVersion(observations) ?? ofCluster
    const told = deciding(observations, 'networkMode').filter(({ absent }) => absent !== true)
    const { gate, sourceVip } = modes.overlay
    const isOverlay = ({ value }: Observation) => value === modes.overlay.id
    // Where places disagree, kube-proxy goes by the network that it is given.
    const mode = told.every(isOverlay)
      ? told[0]
      : told.find((one) => isOverlay(one) && ofOverlay.test(one.raw))
    if (!gate || !sourceVip || !mode) return []
    const lines = ofKind(parsed, 'command-line').filter(
      ({ value }) => value.program === 'kube-proxy',
    )
    // A script may hold one line for each mode.
    const isGiven = lines.some(({ value }) => hasFilled(value, 'source-vip'))
    const isOn = lines.some(({ value: { flags } }) =>
      flags.some(({ value = '' }) => isTurnedOn(gate.value.name, value)),
    )
    const files = ofKind(parsed, 'kube-proxy-config').filter(({ value }) => {
      const at = (name: string) => valueAt(value.value, ['winkernel', name])
      // Agents fill in a file that a ConfigMap holds.
      const isLeftOut = value.isPart === true && at('sourceVip') === undefined
      return (
        value.isInObject !== true &&
        !isLeftOut &&
        isFilled(at('networkName')) &&
        !isFilled(at('sourceVip'))
      )
    })
    const inFiles = isGiven
      ? []
      : files.map(({ value, placeOf }): LintViolation => ({
          path: [],
          place: placeOf(['winkernel', 'networkName']),
          ...(valueAt(value.value, ['winkernel', 'sourceVip']) !== undefined && {
            also: [placeOf(['winkernel', 'sourceVip'])],
          }),
          basis: 'refused',
          message:
            'winkernel.networkName is that of an overlay, and there is no sourceVip: kube-proxy stops at its start.',
          remediation: 'Write winkernel.sourceVip, an address of the pod subnet of the node.',
          facts: [sourceVip],
        }))
    const off = new RegExp(`${gate.value.name}["']?=["']?false`, 'i')
    const inLines = lines.flatMap(({ value, placeOf }): readonly LintViolation[] => {
      // A file of settings may hold both.
      if (!value.isComplete || hasFlag(value, 'config')) return []
      const at = {
        path: [],
        place: placeOf([]),
        also: [{ file: mode.file, line: mode.line, column: mode.column }],
        basis: 'refused' as const,
      }
      return [
        ...(isGiven
          ? []
          : [
              {
                ...at,
                message:
                  'The network is an overlay, and kube-proxy gets no --source-vip: it stops at its start.',
                facts: [sourceVip],
              },
            ]),
        ...(value.flags.some(({ value: text = '' }) => off.test(text))
          ? [
              {
                ...at,
                message: `The network is an overlay, and the gate ${gate.value.name} is turned off for kube-proxy: it stops at its start.`,
                remediation: `Leave ${gate.value.name}=false out.`,
                facts: [gate],
              },
            ]
          : []),
        ...(isOn || !isBefore(kubernetesVersion, gate.value.onFrom)
          ? []
          : [
              {
                ...at,
                message: `The network is an overlay, and the gate ${gate.value.name} is off in kube-proxy ${kubernetesVersion} unless it is turned on: it stops at its start.`,
                facts: [gate],
              },
            ]),
      ]
    })
    const inSettings = named(observations, 'kubeProxy.scriptGates')
      .filter(({ value }) => !isTurnedOn(gate.value.name, String(value)))
      .filter(() => isBefore(kubernetesVersion, gate.value.onFrom))
      // Whoever has settings for each network keeps them in two files.
      .filter(({ file }) => told.some((one) => one.file === file && isOverlay(one)))
      .map((one): LintViolation => ({
        path: [],
        place: placeOf(one),
        also: [placeOf(mode)],
        basis: 'refused',
        message: `The network is an overlay, and the settings do not turn on the gate ${gate.value.name}, which is off in kube-proxy ${kubernetesVersion}: it stops at its start.`,
        remediation: `Write ${gate.value.name}=true as the gates of kube-proxy.`,
        facts: [gate],
      }))
    return [...inFiles, ...inLines, ...inSettings]
  },
})

const isTurnedOn = (gate: string, text: string) =>
  new RegExp(`${gate}["']?=["']?true`, 'i').test(text)

/** The minor of kube-proxy itself, where all that say it agree. */
function ownVersion(observations: readonly Observation[]): string | undefined {
  const told = new Set(
    named(observations, 'kubeProxy.version').flatMap(
      ({ value }) => /^v?(\d+\.\d+)/.exec(String(value))?.[1] ?? [],
    ),
  )
  return told.size === 1 ? [...told][0] : undefined
}

const hasFilled = ({ flags }: CommandLine, flag: string) =>
  flags.some(({ name, value }) => name === flag && value !== '')

const isFilled = (value: unknown) => typeof value === 'string' && value !== ''

import { kubeProxyFlags } from '../../../catalog/flags/kube-proxy.ts'
import { modes } from '../../../catalog/modes/index.ts'
import type { AnyFact } from '../../../catalog/fact.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { ofKind, type CommandLine, type Parsed } from '../../../model/parsed.ts'
import { ofOverlay } from '../../../values/overlay-name.ts'
import { isBefore, isVersion } from '../../../values/version.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { hasFlag } from './lines.ts'
import { backendOf } from './made-network.ts'

export const kubeProxyOverlay = defineLint({
  id: 'kube-proxy-overlay',
  on: 'setup',
  summary: 'kube-proxy of an overlay network has its source VIP and its gate',
  remediation:
    'Start kube-proxy with --source-vip=<an address of the pod subnet of the node>, and on versions that leave the gate off with --feature-gates=WinOverlay=true.',
  decisions: ['kubernetesVersion'],
  program: 'kube-proxy',

  check({ observations, parsed }, { kubernetesVersion }) {
    const vips = deciding(observations, 'sourceVip')
    const told = deciding(observations, 'networkMode').filter(
      (one) =>
        one.absent !== true &&
        // kube-proxy of another network leaves a source VIP and needs no gate for it.
        !vips.some((vip) => isAt(one, vip)),
    )
    const { gate, sourceVip } = modes.overlay
    const isOverlay = ({ value }: Observation) => value === modes.overlay.id
    // Where places disagree, kube-proxy goes by the network that it is given.
    const mode = told.every(isOverlay)
      ? told[0]
      : told.find((one) => isOverlay(one) && ofOverlay.test(one.raw))
    if (!gate || !sourceVip || !mode || isBeforeOverlay(observations)) return []
    // An overlay that flanneld does not make is none that kube-proxy finds.
    const made = ofKind(parsed, 'flannel-net-conf').map(({ value }) => backendOf(value.value)?.mode)
    if (made.some((one) => one !== undefined && one !== modes.overlay.id)) return []
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
      const isLeftOut = value.isPart === true && at('sourceVip') === undefined
      return (
        // Agents fill in a file that a ConfigMap holds.
        value.isInObject !== true &&
        !isLeftOut &&
        isFilled(at('networkName')) &&
        !isFilled(at('sourceVip'))
      )
    })
    const inFiles = isGiven
      ? []
      : files.flatMap((one) => withoutVip(one, mode, observations, sourceVip))
    const off = new RegExp(`${gate.value.name}["']?=["']?false`, 'i')
    const inLines = lines.flatMap(({ value, placeOf }): readonly LintViolation[] => {
      // A file of settings may hold both, and takes the place of the gates of the line.
      if (hasFlag(value, 'config')) return []
      const isWhole = value.isComplete
      const offAt = value.flags.findIndex(({ value: text = '' }) => off.test(text))
      const at = {
        path: [],
        place: placeOf([]),
        also: [{ file: mode.file, line: mode.line, column: mode.column }],
        basis: 'refused' as const,
      }
      return [
        ...(isGiven || !isWhole
          ? []
          : [
              {
                ...at,
                message:
                  'The network is an overlay, and kube-proxy gets no --source-vip: it stops at its start.',
                facts: [sourceVip],
              },
            ]),
        ...(offAt >= 0
          ? [
              {
                ...at,
                place: placeOf([offAt, 'value']),
                message: `The network is an overlay, and the gate ${gate.value.name} is turned off for kube-proxy: it stops at its start.`,
                remediation: `Leave ${gate.value.name}=false out.`,
                facts: [gate],
              },
            ]
          : []),
        ...(isOn || !isWhole || !isBefore(kubernetesVersion, gate.value.onFrom)
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

const isAt = (one: Place, other: Place) =>
  one.file === other.file && one.line === other.line && one.column === other.column

/** Whatever network the file names, an overlay alone is what the node has. */
function withoutVip(
  { value: { value }, placeOf: at }: Parsed<'kube-proxy-config'>,
  mode: Observation,
  observations: readonly Observation[],
  fact: AnyFact,
): readonly LintViolation[] {
  const network = String(valueAt(value, ['winkernel', 'networkName']))
  const listed = networksIn(observations)
  const own = listed.find(({ name }) => name.toLowerCase() === network.toLowerCase())
  if (own && !isOverlayType.test(own.type)) return []
  const other = listed.find(({ type }) => isOverlayType.test(type))
  const isEmpty = valueAt(value, ['winkernel', 'sourceVip']) !== undefined
  const place = at(['winkernel', isEmpty ? 'sourceVip' : 'networkName'])
  const seen = own?.place ?? other?.place ?? placeOf(mode)
  const ofNode = other ? `The network of the node, ${other.name},` : 'The network'
  const subject = own || ofOverlay.test(network) ? `The network ${network}` : ofNode
  return [
    {
      path: [],
      place,
      ...((seen.file !== place.file || seen.line !== place.line) && { also: [seen] }),
      basis: 'refused',
      message: `${subject} is an overlay, and kube-proxy gets ${isEmpty ? 'an empty source VIP' : 'no source VIP'}: it stops at its start.`,
      remediation: 'Write winkernel.sourceVip, an address of the pod subnet of the node.',
      facts: [fact],
    },
  ]
}

/** Earlier kube-proxies have neither the flag nor the gate. */
function isBeforeOverlay(observations: readonly Observation[]): boolean {
  const told = deciding(observations, 'kubernetesVersion').map(({ value }) => String(value))
  return told.length > 0 && told.every((one) => isVersion(one) && isBefore(one, flagFrom))
}

const flagFrom = kubeProxyFlags.get('source-vip')?.accepted?.from ?? '0'

const isOverlayType = new RegExp(`^${modes.overlay.hnsType.value}$`, 'i')

/** The networks of a list that tells the type of each. */
function networksIn(observations: readonly Observation[]) {
  const names = named(observations, 'hns.network.name')
  const types = named(observations, 'hns.network.type')
  return names.length === types.length
    ? names.flatMap((one, i) => {
        const type = types[i]
        return type
          ? [{ name: String(one.value), type: String(type.value), place: placeOf(one) }]
          : []
      })
    : []
}

const isTurnedOn = (gate: string, text: string) =>
  new RegExp(`${gate}["']?=["']?true`, 'i').test(text)

const hasFilled = ({ flags }: CommandLine, flag: string) =>
  flags.some(({ name, value }) => name === flag && value !== '')

const isFilled = (value: unknown) => typeof value === 'string' && value !== ''

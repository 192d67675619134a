import type { Reading } from '../../model/importer.ts'
import { isNamedAfterWindows, isOfWindows } from '../../values/of-windows.ts'
import { windowsSignIn } from '../../model/machine-of-windows.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { Path } from '../../text/path.ts'
import { runtimeOfEndpoint } from '../command-line/flag-decisions.ts'
import { merged, readLine } from '../command-line/observe.ts'
import { flagsOfData, type TabledFlag } from '../command-line/listed-flags.ts'
import type { Leaf } from '../tree.ts'
import type { KubernetesObject } from './object.ts'

const registration = 'nodeRegistration'

/** Where objects of Cluster API hold it. */
const inside: ReadonlyMap<string, Path> = new Map([
  ['KubeadmConfig', ['spec', 'joinConfiguration']],
  ['KubeadmConfigTemplate', ['spec', 'template', 'spec', 'joinConfiguration']],
])

/**
 * What kubeadm was told of a node that joins. Only its socket, a path, a label, a taint, its name or what else
 * is put on its machine tells that the node runs Windows; of any other nothing is read.
 */
export function readJoinConfiguration(object: KubernetesObject): Reading {
  const { doc } = object
  const base = inside.get(object.manifest.kind) ?? []
  const at = (...path: Path) => object.at(...base, ...path)
  const socket = at(registration, 'criSocket')
  const args = extraArgsOf(object, base)
  const name = at(registration, 'name')
  const sign = base.length > 0 ? windowsSignIn(object.manifest.value, base.slice(0, -1)) : undefined
  const mark =
    socket && /[\\/]{2}\.[\\/]+pipe[\\/]/i.test(socket.raw)
      ? socket
      : ([...args.map(({ value }) => value), ...taintsOf(object, base)].find(({ raw }) =>
          isOfWindows(raw),
        ) ??
        (name && isNamedAfterWindows(name.raw) ? name : undefined) ??
        (sign && object.at(...sign)))
  if (!mark) return {}
  const line = flagsOfData({ tabled: args }, doc, 'kubelet')
  const endpoint = at('discovery', 'bootstrapToken', 'apiServerEndpoint')
  const runtime = (socket && runtimeOfEndpoint(socket.raw)) ?? []
  const observations: readonly Observation[] = [
    decided('joinMethod', 'kubeadm', mark.raw, mark.place, { inferred: true }),
    ...(endpoint ? [decided('apiServerEndpoint', endpoint.raw, endpoint.raw, endpoint.place)] : []),
    ...(name && !/[{$]/.test(name.raw)
      ? [decided('nodeName', name.raw, name.raw, name.place)]
      : []),
    ...taintOf(object, base),
    ...(socket
      ? runtime.map(([id, value]) =>
          decided(id, value, socket.raw, socket.place, { inferred: true }),
        )
      : []),
  ]
  const read = line ? readLine(line, doc) : {}
  // Whatever identity the arguments name, kubeadm brings its own.
  const given = (read.observations ?? []).filter(({ decision }) => decision !== 'joinMethod')
  return merged([{ observations }, { ...read, observations: given }])
}

/** What the node registers with, as the flag has it. */
function taintOf({ manifest, at }: KubernetesObject, base: Path): readonly Observation[] {
  const paths = nodesAt(manifest.value, [...base, registration], ['taints', '*'])
  const [first] = paths.flatMap(({ path }) => at(...path, 'key') ?? [])
  const texts = paths.flatMap(({ path }) => {
    const [key, value, effect] = ['key', 'value', 'effect'].map((name) => at(...path, name)?.raw)
    if (key === undefined || effect === undefined) return []
    return [`${key}${value === undefined || value === '' ? '' : `=${value}`}:${effect}`]
  })
  return first && texts.length > 0
    ? [decided('nodeTaint', texts.join(','), first.raw, first.place, { inferred: true })]
    : []
}

/** The values of the taints that the node registers with. */
const taintsOf = ({ manifest, at }: KubernetesObject, base: Path): readonly Leaf[] =>
  nodesAt(manifest.value, [...base, registration], ['taints', '*', 'value']).flatMap(
    ({ path }) => at(...path) ?? [],
  )

/** A table up to v1beta3 of kubeadm's configuration, a list of names and values from v1beta4 on. */
function extraArgsOf(
  { manifest, at, placeOf }: KubernetesObject,
  base: Path,
): readonly TabledFlag[] {
  const path: Path = [...base, registration, 'kubeletExtraArgs']
  const args = valueAt(manifest.value, path)
  if (typeof args !== 'object' || args === null) return []
  return Object.keys(args).flatMap((key, i): readonly TabledFlag[] => {
    const own: Path = Array.isArray(args) ? [...path, i] : [...path, key]
    const name = Array.isArray(args) ? at(...own, 'name')?.raw : key
    const value = Array.isArray(args) ? at(...own, 'value') : at(...own)
    return name === undefined || !value ? [] : [{ key: name, keyPlace: placeOf(own), value }]
  })
}

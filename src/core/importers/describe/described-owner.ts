import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided } from '../../model/observe.ts'
import type { Field } from '../../text/formats/fields.ts'
import { deploymentOf, isNamespaceOfUsers } from '../../values/of-pod.ts'

/** Of a pod that is described its namespace, and what made it: `Controlled By: ReplicaSet/web-5d4f8c7b9`. */
export function ownerOf(
  fields: readonly Field[],
  doc: Document,
  subject: string,
): readonly Observation[] {
  const tops = fields.filter(({ under }) => under.length === 0)
  const cell = (...keys: readonly string[]) => {
    const own = tops.filter(({ key }) => keys.includes(key))
    return own.length === 1 ? own[0] : undefined
  }
  const [name, namespace] = [cell('Name'), cell('Namespace')]
  if (!name || !namespace || !isNamespaceOfUsers(namespace.value) || ofLinux.test(doc.text)) {
    return []
  }
  const isWhole = fields.some(({ under }) => under.includes('Containers'))
  // Cut off above its containers it has its node still; other objects have neither.
  if (!isWhole && !cell('Node', 'Controlled By')) return []
  const tell = (id: Parameters<typeof decided>[0], value: string, { value: raw, at }: Field) => {
    const more = value === raw ? { subject } : { subject, inferred: true as const }
    return decided(id, value, raw, doc.placeAt(at), more)
  }
  const maker = cell('Controlled By', 'Controllers')
  const [kind, made] =
    /^([A-Z]\w{1,40})\/([a-z\d][a-z\d-]{0,252})$/.exec(maker?.value ?? '')?.slice(1) ?? []
  const ofSet = kind === 'ReplicaSet' && made !== undefined ? deploymentOf(made) : undefined
  const workload = ofSet ?? made ?? (isWhole && isAlone(maker) ? name.value : undefined)
  const kindOf = ofSet === undefined ? kind : 'Deployment'
  return [
    tell('namespace', namespace.value, namespace),
    ...(workload === undefined || workload.includes('.')
      ? []
      : [tell('workloadName', workload, made === undefined ? name : (maker ?? name))]),
    ...(maker && (kindOf === 'Deployment' || kindOf === 'DaemonSet')
      ? [tell('workloadKind', kindOf, maker)]
      : []),
  ]
}

/** kubectl leaves the row out where nothing made the pod; before 1.8 it said so. */
const isAlone = (maker: Field | undefined) => maker === undefined || maker.value === '<none>'
const ofLinux = /kubernetes\.io\/os=linux\b/

import { isWindowsImage } from '../catalog/windows/image-tag.ts'
import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/formats/fields.ts'
import { addressCapacityOf } from './describe/address-capacity.ts'
import { appliedIn, readDescribedStarts } from './describe/described-args.ts'
import { linesBeside } from './command-line/lines-beside.ts'
import { merged } from './command-line/observe.ts'
import { describedConfigMap } from './describe/described-config-map.ts'
import { describedObject } from './describe/described-object.ts'
import { describedPod } from './describe/described-manifest.ts'
import {
  addressResource,
  annotation,
  buildLabel,
  conditionRow,
  isOfEks,
  labelsIn,
  nodeOfPart,
  notesOfNode,
  notesOfWindows,
  ofWindows,
  osLabel,
  ownVersion,
  partOfPod,
  reasonIn,
  taintRow,
} from './describe/described-node-rows.ts'
import { furtherRowsOf } from './describe/described-rows.ts'
import { describedSecret } from './describe/described-secret.ts'
import { ownerOf } from './describe/described-owner.ts'
import { describedServiceIn } from './describe/described-service-object.ts'
import { describedFacts } from './describe/described-service.ts'
import {
  fromPod,
  isApartFromHost,
  isolationOf,
  nodeOf,
  subjectsOfContainers,
  variablesOf,
} from './describe/described-pod.ts'
import { annotationFacts, conditionAt, nodeFacts, platformOfLabels } from './describe/node-facts.ts'
import { notedAddress } from './describe/noted-address.ts'
import { placeOfCommand } from './objects/with-command.ts'
import { matchesOf } from './text-of.ts'

export const kubectlDescribe = defineImporter({
  id: 'kubectl-describe',
  summary: 'Output of kubectl describe',
  origin: 'cluster',
  recognizes: ({ text, command }) =>
    ownVersion.test(text) ||
    (/^Name:\s+\S/m.test(text) &&
      /^(?:Namespace|Labels|Roles|Annotations|Priority|Containers|Node|Status):(?:\s|$)/m.test(
        text,
      )) ||
    partOfPod.test(text) ||
    (nodeOfPart({ text, command }) !== undefined && /^\s*[A-Z][\w -]{2,40}:\s/m.test(text)),

  read(doc) {
    const map = describedConfigMap(doc)
    const object = map ?? describedSecret(doc) ?? describedObject(doc)
    if (object) return object
    const fields = fieldsOf(doc.text)
    const cell = (key: string, under?: string) => {
      const field = fields.find(
        (one) =>
          one.key === key && one.value !== '' && (under === undefined || one.under.includes(under)),
      )
      return field && { raw: field.value, place: doc.placeAt(field.at) }
    }
    const part = nodeOfPart(doc)
    const name = cell('Name')
    const version = cell('Kubelet Version')
    const noted = notesOfNode.test(doc.text) ? name : undefined
    // Cut off below its head it has its labels or notes still.
    const own = version ?? cell('Roles') ?? cell('Unschedulable') ?? cell('cpu', 'Capacity')
    if (own ?? part ?? noted) {
      const subject = `node ${name?.raw ?? part ?? ''}`
      const typed = part === undefined ? undefined : { raw: part, place: placeOfCommand(doc) }
      const called = typed && name && typed.raw !== name.raw ? undefined : (name ?? typed)
      // No kernel of Linux is 10.0 with a build behind it.
      const system = `${cell('OS Image')?.raw}/${cell('Kernel Version')?.raw}`
      const isNamed =
        osLabel.test(doc.text) ||
        /^Windows |\/10\.0\.\d{5}\b/.test(system) ||
        (noted !== undefined && own === undefined && notesOfWindows.test(doc.text))
      const guessed = part !== undefined || isNamed ? 'windows' : ''
      const isWindows = (cell('Operating System')?.raw ?? guessed) === 'windows'
      const [label] = matchesOf(doc, buildLabel)
      if (!isWindows) {
        return {
          observations: version
            ? [
                stated(
                  'kubelet.version',
                  version.raw.replace(/^v/, ''),
                  version.raw,
                  version.place,
                  { subject: `linux ${name?.raw ?? ''}` },
                ),
              ]
            : [],
        }
      }
      const range = cell('PodCIDR')
      const has = (key: string) => cell(key, 'Capacity')
      const [addresses, capacity] = [has(addressResource), has('pods')]
      const size = { cpu: has('cpu'), memory: has('memory'), pods: capacity }
      const platform = platformOfLabels(doc.text)
      const labels = labelsIn(doc.text)
      const observations = [
        ...(called ? [decided('nodeName', called.raw, called.raw, called.place, { subject })] : []),
        ...nodeFacts(
          {
            version,
            system: cell('OS Image'),
            build: cell('Kernel Version') ?? label,
            runtime: cell('Container Runtime Version'),
            address: cell('InternalIP') ?? notedAddress(doc),
            proxy: cell('Kube-Proxy Version'),
            ...size,
            allocatable: { cpu: cell('cpu', 'Allocatable'), memory: cell('memory', 'Allocatable') },
          },
          subject,
        ),
        ...(platform
          ? [
              decided('platform', platform.platform, platform.raw, doc.placeAt(platform.at), {
                subject,
                inferred: true,
              }),
            ]
          : []),
        ...matchesOf(doc, annotation).flatMap(({ raw, place, groups: [key = '', value = ''] }) =>
          annotationFacts(
            key,
            { raw: value, place: { ...place, column: place.column + raw.length + 2 } },
            subject,
          ),
        ),
        ...matchesOf(doc, taintRow).flatMap(({ raw, place }) =>
          raw === '<none>'
            ? stated('node.taint', 'none', '', place, { subject, absent: true })
            : stated('node.taint', raw, raw, place, { subject }),
        ),
        ...matchesOf(doc, conditionRow).flatMap(
          ({ raw, placeOf, groups: [, status = '', why = ''] }) =>
            conditionAt(raw, status, [reasonIn(why)], placeOf(1), subject),
        ),
        ...(labels
          ? [stated('node.labels', labels.all, labels.first, doc.placeAt(labels.at), { subject })]
          : []),
        ...(range ? [decided('podCIDR', range.raw, range.raw, range.place, { subject })] : []),
        ...addressCapacityOf(cell, subject),
        ...(!addresses &&
        capacity &&
        (platform?.platform === 'eks' || isOfEks.test(version?.raw ?? ''))
          ? [
              stated('node.capacityWithout', addressResource, '', capacity.place, {
                subject,
                absent: true,
              }),
            ]
          : []),
      ]
      return merged([{ observations }, ...linesBeside(doc)])
    }
    const described = describedFacts(cell)
    if (described) return { observations: described, inner: describedServiceIn(doc) }
    const subject = `workload ${doc.file}:${doc.first} ${name?.raw ?? ''}`
    const subjects = subjectsOfContainers(fields, subject)
    const owners = subjects.map((one) => (one === '' ? subject : one))
    const read = fields.flatMap((field, i) =>
      fromPod(field, doc.placeAt(field.at), subjects[i] ?? subject),
    )
    const nodes = read.filter((one) => one.name === 'pod.node')
    const isWindows =
      ofWindows.test(doc.text) ||
      read.some(({ decision, raw }) => decision === 'image' && isWindowsImage(raw))
    const starts = isWindows ? readDescribedStarts(doc) : {}
    const pod = isWindows ? describedPod(fields, doc, isApartFromHost(fields)) : {}
    return {
      ...starts,
      parsed: [...(starts.parsed ?? []), ...(pod.parsed ?? [])],
      inner: appliedIn(doc),
      observations: [
        ...read,
        ...furtherRowsOf(doc, subject),
        ...ownerOf(fields, doc, subject),
        ...(starts.observations ?? []),
        ...(isWindows ? variablesOf(fields, doc) : []),
        ...(isWindows ? isolationOf(fields, owners, doc) : []),
        ...(isWindows && nodes.length === 1 ? nodes.flatMap(nodeOf) : []),
      ],
    }
  },
})

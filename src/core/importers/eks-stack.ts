import { eksImageDisk } from '../catalog/platforms/pools/eks-disk.ts'
import { windowsReleases } from '../catalog/windows/index.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, serverVersionAt, stated } from '../model/observe.ts'
import { extraArgumentsIn, linuxArgumentsIn } from './command-line/extra-arguments.ts'
import { merged, readLine } from './command-line/observe.ts'
import { linesOf } from '../text/lines.ts'
import { grouped } from '../values/grouped.ts'
import { matchesOf, type Match } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

/** A cluster of EKS in a program of CDK or Pulumi, or in a template of CloudFormation. */
export const eksStack = defineImporter({
  id: 'eks-stack',
  summary: 'Cluster of EKS (CDK, Pulumi, CloudFormation)',
  origin: 'cluster',
  recognizes: ({ text }) => inCode.test(text) || inTemplate.test(text),
  read: (doc) =>
    merged([
      { observations: [...observationsIn(doc), ...linuxArgumentsIn(doc)] },
      ...extraArgumentsIn(doc).map((line) => readLine(line, doc)),
    ]),
})

const inCode = new RegExp(
  acrossLines`
    \b(?:eks\.|aws_eks\.)(?:KubernetesVersion|NodegroupAmiType|IpFamily|FargateCluster)\b
    |\bnew\s+aws\.eks\.(?:Cluster|NodeGroup)\(
    |\baws\.eks\.NodeGroup\(
  `,
)
const inTemplate = /\bAWS::EKS::(?:Cluster|Nodegroup)\b/

const image =
  /\bami_?type["']?\s{0,4}[:=]\s{0,4}["']?(?:[\w.]{0,40}NodegroupAmiType\.)?(WINDOWS_(?:CORE|FULL)_(20\d\d)_x86_64)\b/gi
/** A group whose launch template names the AMI. */
const ownImage = /\bAmiType["']?\s{0,4}:\s{0,4}["']?(CUSTOM)\b/g
const family = /\bip_?family["']?\s{0,4}[:=]\s{0,4}["']?(?:[\w.]{0,40}IpFamily\.)?(ip_?v([46]))\b/gi
const version = new RegExp(
  acrossLines`
    \bKubernetesVersion\.(V1_(\d{2}))\b
    |\bKubernetesVersion\.of\(\s?["'](1\.\d{2})["']
    |^[ \t]*["']?version["']?\s{0,4}[:=]\s{0,4}["'](1\.\d{2})["']
  `,
  'gim',
)
const services = /\bservice_?ipv4_?cidr["']?\s{0,4}[:=]\s{0,4}["']?(\d[\d.]{6,14}\/\d{1,2})\b/gi
const machine = new RegExp(
  acrossLines`
    \b(?:InstanceType\(|instance_?types?["']?\s{0,4}[:=]\s{0,4}\[?\s{0,20}(?:-\s)?)\s{0,4}["']?
    ([a-z]\d[a-z]{0,3}\.(?:\d{0,2}x?large|medium|small))\b
  `,
  'gi',
)

function observationsIn(doc: Document): readonly Observation[] {
  const images = inOrder([...matchesOf(doc, image), ...referred(doc, 'AmiType', image)])
  const [told, ...others] = [...matchesOf(doc, version), ...referred(doc, 'Version', version)]
  const [range] = [...matchesOf(doc, services), ...referred(doc, 'ServiceIpv4Cidr', services)]
  const minor = told && minorIn(told)
  const machineOf = machinesIn(doc)
  const diskOf = disksIn(doc)
  return [
    ...(told && minor !== undefined && others.every((one) => minorIn(one) === minor)
      ? serverVersionAt(minor, told.place).map((one) => ({ ...one, raw: told.raw }))
      : []),
    ...(range
      ? [
          decided('serviceCIDR', range.raw, range.raw, range.place),
          decided('platform', 'eks', range.raw, range.place, { inferred: true }),
        ]
      : []),
    ...matchesOf(doc, ownImage)
      .slice(0, 1)
      .map(({ raw, place }) => stated('eks.ownImage', raw, raw, place)),
    ...matchesOf(doc, family).map(({ raw, place, groups: [, number = ''] }) =>
      stated('eks.ipFamily', `ipv${number}`, raw, place),
    ),
    ...images.flatMap(({ raw, place, at, groups: [, year = ''] }, i) => {
      const more = { subject: `node pool ${doc.file} ${i + 1}`, inferred: true } as const
      const release = windowsReleases.find((id) => id === `ltsc${year}`)
      return [
        decided('platform', 'eks', raw, place, more),
        decided('joinMethod', 'node-pool', raw, place, more),
        stated('pool.osSku', raw, raw, place, more),
        ...(release === undefined ? [] : [decided('windowsRelease', release, raw, place, more)]),
        ...(minor !== undefined && told && i === 0
          ? [decided('kubernetesVersion', minor, told.raw, told.place, more)]
          : []),
        ...machineOf(at, images[i + 1]?.at).map((found) =>
          stated('pool.machineType', found.raw, found.raw, found.place, more),
        ),
        ...diskOf(at).map((found) =>
          stated('pool.diskSize', found.raw, found.raw, found.place, more),
        ),
      ]
    }),
  ]
}

/** A setting whose value is that of a parameter; it stands where the parameter has it, and is used at a line. */
interface Used extends Pick<Match, 'raw' | 'place' | 'groups'> {
  readonly at: number
  readonly isDefault?: boolean
}

const inOrder = (all: readonly (Omit<Used, 'at'> & { readonly at?: number })[]): readonly Used[] =>
  all.map((one) => ({ ...one, at: one.at ?? one.place.line })).toSorted((a, b) => a.at - b.at)

/** `Key: !Ref Parameter`, whose value is written as another one of the key. */
const referred = (doc: Document, key: string, written: RegExp): readonly Used[] =>
  matchesOf(
    doc,
    new RegExp(
      String.raw`\b${key}["']?:\s{0,4}(?:!Ref |\{\s{0,4}"Ref"\s{0,4}:\s{0,4}")["']?(\w{1,80})`,
      'g',
    ),
  ).flatMap(({ raw, place: { line } }) => {
    const given = doc.named?.(`ref ${raw}`)
    const found = given && [...`${key}: "${given.raw}"`.matchAll(written)][0]
    return given && found
      ? [
          {
            raw: given.raw,
            place: given.place,
            groups: found.slice(1),
            at: line,
            isDefault: given.isDefault,
          },
        ]
      : []
  })

const minorIn = ({ groups: [, number, called, written] }: Pick<Match, 'groups'>) =>
  number === undefined ? (called ?? written) : `1.${number}`

/** What stands in the lines beside others: those of a line, the nearest first. */
function besideLines(found: readonly Match[]): (line: number) => readonly Match[] {
  const of = grouped(found, ({ place }) => place.line)
  return (line) =>
    Array.from({ length: 2 * near - 1 }, (_, i) => line - near + 1 + i)
      .toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line))
      .flatMap((at) => of.get(at) ?? [])
}

/** The type of a group stands in the lines beside its image. */
function machinesIn(doc: Document) {
  const beside = besideLines(matchesOf(doc, machine))
  return (line: number, next = Infinity) =>
    beside(line)
      .filter(({ place }) => place.line < next)
      .slice(0, 1)
}

const near = 8

const disk = /\bdisk_?size["']?\s{0,4}[:=]\s{0,4}["']?(\d{1,5})(?![\w.])/gi
const ofGroup = /node_?group|\bami_?type/i

/** A disk too small for the image, in the same group. */
function disksIn(doc: Document) {
  const found = matchesOf(doc, disk)
  const lines = found.length > 0 ? linesOf(doc.text) : []
  const isOther = (from: number, to: number) => {
    for (let line = from + 1; line <= to; line++)
      if (ofGroup.test(lines[line - doc.first]?.text ?? '')) return true
    return false
  }
  const beside = besideLines(found.filter(({ raw }) => Number(raw) < eksImageDisk.value))
  return (line: number) =>
    beside(line)
      .filter(({ place }) =>
        place.line > line ? !isOther(line, place.line) : !isOther(place.line, line - 1),
      )
      .slice(0, 1)
}

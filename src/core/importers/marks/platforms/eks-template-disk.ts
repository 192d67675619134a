import {
  eksImageDisk,
  eksRootDevice,
  linuxRootDevice,
} from '../../../catalog/platforms/pools/eks-disk.ts'
import { eksImageName } from '../../../catalog/platforms/pools/eks-images.ts'
import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { templateForms, usedByWindows } from './eks-template-image.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The mapping of the disk that a machine starts from, and its size. */
const root = new RegExp(
  acrossLines`
    (?:device_name[ \t]*=[ \t]*|DeviceName:[ \t]*)["']?${eksRootDevice.value}["']?[ \t]*\n
    (?:[^\n]*\n){0,8}?[ \t]*(?:volume_size[ \t]*=[ \t]*|VolumeSize:[ \t]*)["']?(\d{1,4})\b
  `,
  'g',
)
const imageOf = /\bdata\.(?:aws_ami|aws_ssm_parameter)\.([\w-]{1,80})\./g
const dataBlock = /^data\s+"(?:aws_ami|aws_ssm_parameter)"\s+"([\w-]{1,80})"/gm
const ofWindows = new RegExp(String.raw`${eksImageName.value.begins}20\d\d`, 'i')

const ofLinux = linuxRootDevice.value
const linuxRoot = new RegExp(
  String.raw`(?:device_name[ \t]*=[ \t]*|DeviceName:[ \t]*)["']?(${ofLinux})(?![\w-])`,
  'g',
)

/** Disks in a launch template for Windows nodes that are smaller than the image of EKS, or named as on Linux. */
export function templateDisksIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, eksRootDevice.value) && !mentions(doc, ofLinux)) return []
  const form = templateForms.find(({ template }) => mentions(doc, template))
  if (!form) return []
  const { text } = doc
  const images = new Set(
    [...text.matchAll(dataBlock)].flatMap(({ 1: name, index }) =>
      ofWindows.test(blockFrom(text, index)) ? [name] : [],
    ),
  )
  const used = usedByWindows(form, text)
  return form.blocks(text, form.template).flatMap(({ name, text: own, at }) => {
    const isOfWindows =
      used.has(name) ||
      own.includes(eksPool.startCalled.value) ||
      [...own.matchAll(imageOf)].some(([, image]) => images.has(image))
    if (!isOfWindows) return []
    const found = (name: string, pattern: RegExp, isFault: (raw: string) => boolean) =>
      [...own.matchAll(pattern)].flatMap(({ 0: whole, 1: raw = '', index }) =>
        isFault(raw)
          ? [stated(name, raw, raw, doc.placeAt(at + index + whole.lastIndexOf(raw)))]
          : [],
      )
    return [
      ...found('pool.diskSize', root, (raw) => Number(raw) < eksImageDisk.value),
      ...found('pool.rootDevice', linuxRoot, () => true),
    ]
  })
}

/** A block of Terraform, which ends with a brace at the start of a line. */
const blockFrom = (text: string, from: number) => {
  const end = text.indexOf('\n}', from)
  return text.slice(from, end < 0 ? from + 2_000 : Math.min(end, from + 2_000))
}

import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

interface Block {
  readonly name: string
  readonly text: string
  readonly at: number
}

export const templateForms = [
  {
    template: '"aws_launch_template"',
    group: '"aws_eks_node_group"',
    image: /^[ \t]+image_id[ \t]*=[ \t]*["']?([^\s"']{1,200})/m,
    type: /^[ \t]+ami_type[ \t]*=[ \t]*"WINDOWS_/m,
    reference: /\baws_launch_template\.([\w-]{1,80})\./g,
    blocks: blocksOfTerraform,
  },
  {
    template: 'AWS::EC2::LaunchTemplate',
    group: 'AWS::EKS::Nodegroup',
    image: /^[ \t]+ImageId:[ \t]*["']?([^\s"']{1,200})/m,
    type: /^[ \t]+AmiType:[ \t]*["']?WINDOWS_/m,
    reference: /!Ref (\w{1,80})/g,
    blocks: blocksOfCloudFormation,
  },
] as const

/** The launch templates that node groups with an AMI type of Windows name. */
export const usedByWindows = (
  { type, reference, group, blocks }: (typeof templateForms)[number],
  text: string,
) =>
  new Set(
    blocks(text, group)
      .filter((one) => type.test(one.text))
      .flatMap((one) => [...one.text.matchAll(reference)].map(([, name]) => name)),
  )

/** The image of a launch template whose node group names an AMI type of Windows. */
export function templateImagesIn(doc: Document): readonly Observation[] {
  const form = templateForms.find(
    ({ template, group }) => mentions(doc, template) && mentions(doc, group),
  )
  if (!form) return []
  const used = usedByWindows(form, doc.text)
  return form.blocks(doc.text, form.template).flatMap(({ name, text, at }) => {
    const image = form.image.exec(text)
    const raw = image?.[1]
    if (!image || raw === undefined || !used.has(name)) return []
    const place = doc.placeAt(at + image.index + image[0].lastIndexOf(raw))
    return [stated('eks.templateImage', raw, raw, place)]
  })
}

function blocksOfTerraform(text: string, kind: string): readonly Block[] {
  const heads = [...text.matchAll(/^(?:resource|module|data|locals|variable|output)\b.{0,200}$/gm)]
  return heads.flatMap(({ 0: head, index }, i) => {
    const name = /^resource\s+"\w+"\s+"([\w-]{1,80})"/.exec(head)?.[1]
    return name === undefined || !head.includes(kind)
      ? []
      : [{ name, text: text.slice(index, heads[i + 1]?.index), at: index }]
  })
}

function blocksOfCloudFormation(text: string, kind: string): readonly Block[] {
  const heads = [...text.matchAll(/^[ ]{2,4}(\w{1,80}):[ \t]*\n[ ]{4,8}Type:[ \t]*(\S{1,80})/gm)]
  return heads.flatMap(({ 1: name = '', 2: type = '', index }, i) =>
    type.includes(kind) ? [{ name, text: text.slice(index, heads[i + 1]?.index), at: index }] : [],
  )
}

import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

const tag = '<powershell>'

/** Launch templates of Terraform and CloudFormation, and how they would name an AMI. */
const templates = [
  ['"aws_launch_template"', 'image_id'],
  ['AWS::EC2::LaunchTemplate', 'ImageId'],
] as const

/** User data of Windows machines on AWS that start no node of EKS, and templates without an AMI. */
export function eksUserDataIn(doc: Document): readonly Observation[] {
  const at = doc.text.indexOf(tag)
  const [template = ''] =
    templates.find(([name, image]) => mentions(doc, name) && !doc.text.includes(image)) ?? []
  const withoutImage =
    template === ''
      ? []
      : [stated('eks.launchTemplate', true, template, doc.placeAt(doc.text.indexOf(template)))]
  if (at < 0 || /bootstrap|kubelet|nodeadm/i.test(doc.text)) return withoutImage
  return [...withoutImage, stated('eks.userDataWithoutStart', true, tag, doc.placeAt(at))]
}

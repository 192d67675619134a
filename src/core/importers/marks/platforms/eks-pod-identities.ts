import type { Document } from '../../../model/document.ts'
import { nodesAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import { treesOf } from '../../tree.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Service accounts that get a role by EKS Pod Identity, as Terraform, commands, CloudFormation and eksctl write them. */
export const eksPodIdentitiesIn = (doc: Document): readonly Observation[] =>
  needles.some((needle) => mentions(doc, needle)) ? [...inBlocks(doc), ...inFile(doc)] : []

const needles = ['identity_association', 'identity-association', 'IdentityAssociation']

const name = String.raw`["']?(?:[ \t]{0,30}[:=][ \t]{0,8}|[ \t]{1,8})["']?([a-z\d][a-z\d.-]{0,200})`
const namespace = new RegExp(String.raw`\b(?:N|n)amespace${name}`)
const account = new RegExp(
  String.raw`(?:\bservice_account|--service-account(?:-name)?|\bServiceAccount)${name}`,
)
/** What each of them begins with, and a stretch in which its settings stand. */
const blocks = new RegExp(
  acrossLines`
    (?:
      "aws_eks_pod_identity_association"
      |\bcreate[- ]pod-?identity-?association\b
      |\bAWS::EKS::PodIdentityAssociation\b
    )(?:(?!\bresource\s"|\bAWS::|\n\s*\n|\n(?:aws|eksctl)\s)[^]){0,600}
  `,
  'g',
)

const inBlocks = (doc: Document) =>
  [...foundIn(doc, blocks)].slice(0, most).flatMap(({ 0: block, index }) => {
    const [space, own] = [namespace.exec(block), account.exec(block)]
    const raw = own?.[1]
    if (!own || raw === undefined || space?.[1] === undefined) return []
    const at = index + own.index + own[0].length - raw.length
    return [stated(id, `${space[1]}/${raw}`, raw, doc.placeAt(at))]
  })

/** The list of a file of eksctl; those of add-ons are for agents of the cluster. */
const inFile = (doc: Document) =>
  matches(doc, /^[ \t]*podIdentityAssociations:/m)
    ? treesOf(doc).trees.flatMap((tree) =>
        nodesAt(tree.value, ['iam', 'podIdentityAssociations'], ['*']).flatMap(({ path }) => {
          const [space, own] = ['namespace', 'serviceAccountName'].map((key) =>
            tree.leafAt(...path, key),
          )
          return space && own ? [stated(id, `${space.raw}/${own.raw}`, own.raw, own.place)] : []
        }),
      )
    : []

const id = 'eks.podIdentityOf'
/** Nobody has more. */
const most = 200

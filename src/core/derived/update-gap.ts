import { unknown, type Fact } from '../catalog/fact.ts'
import { lacksUpdate, type UpdateRequirement } from '../catalog/kbs.ts'

/** Why a node does not meet a requirement: it lacks the update, or nobody told. */
export interface UpdateGap {
  readonly isTold: boolean
  /** Unknown where nobody told. */
  readonly fact: Fact<number>
  /** The end of a sentence. */
  readonly text: string
}

/** What stands between a node and an update; undefined where it has it or does not need it. */
export function updateGap(
  requirement: UpdateRequirement,
  node: Parameters<typeof lacksUpdate>[1],
): UpdateGap | undefined {
  const lacks = lacksUpdate(requirement, node)
  if (lacks === false) return undefined
  const { revision } = requirement
  return lacks === true
    ? { isTold: true, fact: revision, text: `revision ${node.windowsRevision} is older` }
    : {
        isTold: false,
        fact: unknown(revision.value, revision.sources),
        text: 'the revision of the node was not given',
      }
}

/** The revision to update to, or where to read the one that nobody told. */
export const updatedRevision = ({ isTold, fact }: UpdateGap) =>
  isTold
    ? { suggestion: { windowsRevision: fact.value } }
    : {
        remediation:
          'Read the revision on the node (winver shows it behind the build) and enter it; update the node if it is older.',
      }

import { verified } from '../fact.ts'

/** Nobody publishes a hash of what Antrea has an operator fetch; what there is to compare with. */
export const antreaHashes = {
  /** The scripts, at the tag of the release. */
  scripts: verified(
    { repository: 'https://github.com/antrea-io/antrea.git', folder: 'hack/windows' } as const,
    ['an-doc#L246-L254'],
  ),
  /** The release of wins is the program alone. */
  wins: verified(null, ['get-wins 7c2d5528151c/.drone.yml#L25-L31']),
} as const

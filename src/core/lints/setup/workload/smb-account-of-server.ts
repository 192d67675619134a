import { smbAccounts } from '../../../catalog/workload/smb-server.ts'
import { defineLint } from '../../../model/lint.ts'
import { faultAt } from '../../fault-at.ts'
import { firstPair, smbShares } from '../../smb-shares.ts'

export const smbAccountOfServer = defineLint({
  id: 'smb-account-of-server',
  on: 'setup',
  summary: 'Volumes of one SMB server are mounted with one account',
  remediation: 'Give all volumes of this server one account, with one Secret.',
  decisions: [],

  check({ observations, parsed }) {
    const shares = smbShares(observations, parsed).filter(({ secret }) => secret !== undefined)
    return firstPair(shares, 'host', 'secret').map(({ one, other }) =>
      faultAt(
        one.place,
        'fails',
        `${one.text} is mounted with the Secret ${one.secret ?? ''} and ${other.text} with ${other.secret ?? ''}: a Windows node maps the shares of one server with one account, and refuses the second (1219).`,
        smbAccounts,
        { also: [other.place] },
      ),
    )
  },
})

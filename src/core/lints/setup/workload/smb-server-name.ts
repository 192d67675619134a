import { smbServer } from '../../../catalog/workload/smb-server.ts'
import { defineLint } from '../../../model/lint.ts'
import { faultAt } from '../../fault-at.ts'
import { smbShares } from '../../smb-shares.ts'

export const smbServerName = defineLint({
  id: 'smb-server-name',
  on: 'setup',
  summary: 'Windows nodes resolve the name of the server of a share',
  remediation: 'Name the server by an address or a name that the nodes themselves resolve.',
  decisions: [],

  check: ({ observations, parsed }) =>
    [false, true].flatMap((isOpen) =>
      smbShares(observations, parsed, { isOpen })
        .filter(({ host }) => host.endsWith(smbServer.value.notResolved))
        .map(({ host, place }) =>
          faultAt(
            place,
            isOpen ? 'advice' : 'fails',
            `The share is on ${host}, the name of a Service: a Windows node mounts shares itself and does not resolve such names.`,
            smbServer,
          ),
        ),
    ),
})

import { containerUsers, hostProcessUsers } from '../../catalog/workload/windows-options.ts'
import type { DecisionId } from '../../model/scenario.ts'
import type { Evaluation } from '../evaluate.ts'
import { idsOf, type Changes } from './changes.ts'

/** Safeguards of the node; an empty value takes them away. */
const safeguards: readonly DecisionId[] = [
  'nodeTaint',
  'cpuLimit',
  'memoryLimit',
  'kubeReserved',
  'systemReserved',
]

/** The changed decisions that raise privilege, drop isolation or take a safeguard away. */
export const risksOf = (changes: Changes, start: Evaluation): readonly DecisionId[] =>
  idsOf(changes).filter((id) => isRisky(id, changes, start))

function isRisky(id: DecisionId, changes: Changes, { scenario, findings }: Evaluation): boolean {
  if (safeguards.includes(id)) return changes[id] === ''
  switch (id) {
    case 'windowsPriorityClass':
      return changes[id] === 'unset'
    case 'runAsUserName':
      return changes[id] !== undefined && administrators.includes(plain(changes[id]))
    case 'isolation':
      return (
        changes[id] === 'hostprocess' ||
        (changes[id] === 'process' &&
          scenario.isolation === 'hyperv' &&
          !findings.some(
            ({ severity, decisions }) => severity === 'error' && decisions.includes('isolation'),
          ))
      )
    default:
      return false
  }
}

/** Windows ignores case, and people write the accounts with blanks and without. */
const plain = (account: string) => account.toLowerCase().replaceAll(' ', '')

/** The administrator of a container, and the first service account: the system itself. */
const administrators = [
  containerUsers.administrator.value,
  ...hostProcessUsers.serviceAccounts.value.slice(0, 1),
].map(plain)

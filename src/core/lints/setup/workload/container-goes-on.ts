import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

export const containerGoesOn = defineLint({
  id: 'container-goes-on',
  on: 'setup',
  summary: 'A container has a command that does not end',
  remediation:
    'Give it a command that stays, such as ServiceMonitor.exe w3svc for IIS or the program itself in the foreground; for work that comes to an end use a Job.',
  decisions: [],

  check({ observations }) {
    const [ended, ...others] = named(observations, 'container.endedWell')
    if (!ended) return []
    return [
      faultAt(
        placeOf(ended),
        'fails',
        'The container waits in CrashLoopBackOff, and its last run ended as Completed with exit code 0: its command was done. Without a command a base image starts cmd or PowerShell, which end at once as they have no input; a command that only starts a service or a process in the background ends behind it.',
        objectRelations.goesOn,
        { also: others.map(placeOf) },
      ),
    ]
  },
})

import { hostProcessAccount } from '../../../catalog/workload/host-process-account.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

export const containerdAccount = defineLint({
  id: 'containerd-account',
  on: 'setup',
  summary: 'The service of containerd runs as LocalSystem where HostProcess containers start',
  remediation: 'Let LocalSystem run it, sc.exe config containerd obj= LocalSystem, then start it.',
  decisions: [],

  check({ observations, parsed }) {
    const pod = ofKind(parsed, 'manifest').find(({ value }) => value.pod?.isHostProcess === true)
    if (!pod) return []
    return named(observations, 'containerd.account').map((one): LintViolation => ({
      path: [],
      place: placeOf(one),
      also: [pod.placeOf(['kind'])],
      basis: 'fails',
      message: `The service containerd runs as ${String(one.value)}, which may not make the tokens of HostProcess containers: “failed to create user process token”.`,
      facts: [hostProcessAccount],
    }))
  },
})

import { containerdHandshake } from '../../../catalog/flags/service-handshake.ts'
import { containerdService } from '../../../catalog/runtimes/containerd.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const flag = containerdHandshake.value

export const containerdRunService = defineLint({
  id: 'containerd-run-service',
  on: 'setup',
  summary: 'containerd as a service of Windows speaks with the service manager',
  remediation: `Let it register itself: containerd.exe ${containerdService.value.register}. By hand, add ${flag} to the command line of the service.`,
  decisions: [],

  check({ observations }) {
    return named(observations, 'containerd.service.program')
      .filter(({ value }) => !String(value).includes(flag))
      .slice(0, 1)
      .map((one): LintViolation => ({
        path: [],
        place: placeOf(one),
        basis: 'fails',
        message: `containerd is the program of a Windows service, and ${flag} is missing: it does not answer the service manager, and Windows ends it after 30 seconds.`,
        facts: [containerdHandshake],
      }))
  },
})

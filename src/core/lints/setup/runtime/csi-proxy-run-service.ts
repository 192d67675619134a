import { csiProxyHandshake } from '../../../catalog/flags/service-handshake.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

const flag = csiProxyHandshake.value
/** Written with one hyphen or two. */
const isOn = /(?:^|\s)--?windows-service(?![\w-]|=false)/

export const csiProxyRunService = defineLint({
  id: 'csi-proxy-run-service',
  on: 'setup',
  summary: 'csi-proxy as a service of Windows speaks with the service manager',
  remediation: `Add ${flag} to the command line of the service.`,
  decisions: [],

  check: ({ observations }) =>
    named(observations, 'csiProxy.service.program')
      .filter(({ value }) => !isOn.test(String(value)))
      .slice(0, 1)
      .map((one): LintViolation => ({
        path: [],
        place: placeOf(one),
        basis: 'fails',
        message: `csi-proxy is the program of a Windows service, and ${flag} is missing: it does not answer the service manager, and Windows ends it after 30 seconds, so CSI drivers mount nothing.`,
        facts: [csiProxyHandshake],
      })),
})

import { testRule } from '../../testing/test-rule.ts'
import { containerAdministrator } from './container-administrator.ts'

testRule(containerAdministrator, {
  valid: [
    {},
    { runAsUserName: 'ContainerUser' },
    { runAsUserName: 'ContainerAdministrator', isolation: 'hostprocess' },
  ],
  invalid: [
    {
      given: { runAsUserName: 'containeradministrator' },
      severity: 'info',
      suggestion: { runAsUserName: 'ContainerUser' },
    },
  ],
})

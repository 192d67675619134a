import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint } from '../../model/lint.ts'

export const containerdConfigSyntax = defineLint({
  id: 'containerd-config-syntax',
  on: 'containerd-config',
  summary: 'The configuration of containerd is TOML',
  remediation: 'Correct the line; containerd config dump shows what containerd reads.',
  decisions: [],

  check({ fault }) {
    if (!fault) return []
    const hasBackslash = /"[^"]*(?<!\\)\\[^\\btnfruU"][^"]*"/.test(fault.text)
    return [
      {
        path: [],
        place: fault.place,
        // A paste may be cut or have words between; a path with its backslashes is wrong as it stands.
        basis: hasBackslash ? 'refused' : 'advice',
        message: hasBackslash
          ? 'A path stands in double quotes with single backslashes, which TOML takes for escapes; containerd cannot read its configuration.'
          : `containerd could not read this as its configuration: ${fault.reason}.`,
        ...(hasBackslash
          ? { remediation: 'Double the backslashes, write slashes, or take single quotes.' }
          : {}),
        facts: [containerdTables.toml],
      },
    ]
  },
})

import { insecureRegistryForm, mirrorSchemes } from '../../catalog/runtimes/docker-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'

export const dockerRegistries = defineLint({
  id: 'docker-registries',
  on: 'docker-config',
  summary: 'The registries in daemon.json are written as Docker reads them',
  remediation: 'Write each registry as its own text, a host with its port and no blank.',
  decisions: [],

  check: ({ value }) => [
    ...textsAt(value, 'insecure-registries').flatMap(({ path, text }): readonly LintViolation[] =>
      insecureRegistryForm.value.test(text)
        ? []
        : [
            {
              path,
              basis: 'fails',
              message: `insecure-registries has “${text.slice(0, 80)}”, which names no registry: Docker takes the whole text, blank or comma and all, and asks the real one for TLS.`,
              facts: [insecureRegistryForm],
            },
          ],
    ),
    ...textsAt(value, 'registry-mirrors').flatMap(({ path, text }): readonly LintViolation[] =>
      mirrorSchemes.value.some((scheme) => text.trim().startsWith(`${scheme}://`))
        ? []
        : [
            {
              path,
              basis: 'refused',
              message: `registry-mirrors has ${text.slice(0, 80)} without http:// or https:// before it; dockerd stops with “unsupported scheme”.`,
              remediation: 'Write the mirror as a URL.',
              facts: [mirrorSchemes],
            },
          ],
    ),
  ],
})

const textsAt = (value: unknown, key: string) =>
  nodesAt(value, [], [key, '*']).flatMap(({ path, value: text }) =>
    typeof text === 'string' && text !== '' && !/[<>{}$]/.test(text) ? [{ path, text }] : [],
  )

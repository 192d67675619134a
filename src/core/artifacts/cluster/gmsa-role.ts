import { defineArtifact } from '../../model/artifact.ts'
import { identities } from '../../catalog/identities.ts'
import { yaml } from '../formats/content.ts'
import { because } from '../formats/explained.ts'

/** Who may use the credential spec; kubectl refuses to make a role with the verb use. */
export const gmsaRole = defineArtifact({
  id: 'gmsa-role',
  path: 'cluster/gmsa-role.yaml',
  summary: 'Lets the pods of the workload use their credential spec of a gMSA',
  decisions: ['gmsaCredentialSpec', 'namespace'],
  carries: [],

  generate({ gmsaCredentialSpec, namespace }) {
    if (gmsaCredentialSpec === '') return undefined
    const name = `use-${gmsaCredentialSpec}`
    return yaml(
      {
        apiVersion: identities.apiVersion,
        kind: 'ClusterRole',
        metadata: { name },
        rules: because(
          [
            {
              apiGroups: ['windows.k8s.io'],
              resources: ['gmsacredentialspecs'],
              verbs: ['use'],
              resourceNames: [gmsaCredentialSpec],
            },
          ],
          {
            text: 'The webhook asks whether the account of a pod may use the credential spec.',
            decisions: ['gmsaCredentialSpec'],
            sources: ['website-configure-gmsa'],
          },
        ),
      },
      {
        apiVersion: identities.apiVersion,
        kind: 'RoleBinding',
        metadata: { name, namespace },
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name },
        subjects: because([{ kind: 'ServiceAccount', name: 'default', namespace }], {
          text: 'The pods of the workload run with the default account of their namespace.',
          decisions: ['namespace'],
        }),
      },
    )
  },
})

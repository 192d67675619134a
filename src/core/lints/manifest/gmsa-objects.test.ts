import { testLint } from '../../testing/test-lint.ts'
import { gmsaObjects } from './gmsa-objects.ts'

const role = (verbs: readonly string[], resources = ['gmsacredentialspecs']) => ({
  apiVersion: 'rbac.authorization.k8s.io/v1',
  kind: 'ClusterRole',
  metadata: { name: 'a' },
  rules: [{ apiGroups: ['windows.k8s.io'], resources, verbs }],
})
const spec = (more: object) => ({
  apiVersion: 'windows.k8s.io/v1',
  kind: 'GMSACredentialSpec',
  metadata: { name: 'web' },
  ...more,
})

const definition = (credspec: object | undefined, more: object = {}, version = 'v1') => ({
  apiVersion: `apiextensions.k8s.io/${version}`,
  kind: 'CustomResourceDefinition',
  metadata: { name: 'gmsacredentialspecs.windows.k8s.io' },
  spec: {
    group: 'windows.k8s.io',
    names: { kind: 'GMSACredentialSpec', plural: 'gmsacredentialspecs' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            ...(credspec && { properties: { credspec } }),
            ...more,
          },
        },
      },
    ],
  },
})

testLint(gmsaObjects, {
  valid: [
    ...[
      '{CCC2A336-D7F3-4818-A213-272B7924213E}',
      '859e1386-bdb4-49e8-85c7-3070b13920e1',
      '<guid of the plug-in>',
      'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
    ].map((PluginGUID) => ({
      name: `a plug-in by ${PluginGUID}`,
      document: spec({
        credspec: {
          ActiveDirectoryConfig: {
            GroupManagedServiceAccounts: [{ Name: 'web', Scope: 'corp' }],
            HostAccountConfig: { PluginGUID },
          },
          DomainJoinConfig: { Guid: '244818ae-87ca-4fcd-92ec-e79e5252348a' },
        },
      }),
    })),
    {
      name: 'a definition that keeps what it does not name',
      document: definition({ type: 'object', 'x-kubernetes-preserve-unknown-fields': true }),
    },
    {
      name: 'a definition that names the fields',
      document: definition({ type: 'object', properties: { CmsPlugins: { type: 'array' } } }),
    },
    {
      name: 'a definition that keeps all at its root',
      document: definition(undefined, { 'x-kubernetes-preserve-unknown-fields': true }),
    },
    {
      name: 'a definition before version 1, which keeps them',
      document: definition({ type: 'object' }, {}, 'v1beta1'),
    },
    { name: 'the right to use it', document: role(['use']) },
    { name: 'every verb', document: role(['*']) },
    { name: 'the role of the webhook', document: role(['get', 'list', 'watch']) },
    {
      name: 'the role of the webhook, which asks for rights itself',
      document: {
        ...role(['get']),
        rules: [
          ...role(['get']).rules,
          {
            apiGroups: ['authorization.k8s.io'],
            resources: ['localsubjectaccessreviews'],
            verbs: ['create'],
          },
        ],
      },
    },
    { name: 'another resource', document: role(['get'], ['pods']) },
    { name: 'an object with content', document: spec({ credspec: { CmsPlugins: [] } }) },
  ],
  invalid: [
    ...(
      [
        ['{7D9C1E52-0A4B-4C6F-9G3H-2B5E8A1C7F60}', /PluginGUID is .* G, H are no digits/],
        ['7d9c1e52-0a4b-4c6f-9a3z-2b5e8a1c7f60', /Z is no digit/],
      ] as const
    ).map(([PluginGUID, message]) => ({
      name: `a plug-in by what is no GUID: ${PluginGUID}`,
      document: spec({
        credspec: {
          ActiveDirectoryConfig: {
            GroupManagedServiceAccounts: [{ Name: 'web', Scope: 'corp' }],
            HostAccountConfig: { PluginGUID },
          },
        },
      }),
      messages: [message],
      severity: 'warning' as const,
    })),
    {
      name: 'a domain by what is no GUID',
      document: spec({
        credspec: { DomainJoinConfig: { Guid: '244818ae-87ca-4fcd-92ec-e79e5252348o' } },
      }),
      messages: [/DomainJoinConfig\.Guid .* O is no digit/],
    },
    {
      name: 'a definition that names nothing below the body',
      document: definition({ type: 'object', description: 'the credential spec' }),
      messages: [/names no field below credspec and keeps no other/],
      severity: 'error',
    },
    {
      name: 'a definition that names what each object has',
      document: definition(undefined, {
        properties: { kind: { type: 'string' }, credspec: { type: 'object' } },
      }),
      messages: [/names no field below credspec/],
      severity: 'error',
    },
    {
      name: 'a definition without the body',
      document: definition(undefined),
      messages: [/names no field below credspec/],
      severity: 'error',
    },
    {
      name: 'a rule for another API group',
      document: {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRole',
        metadata: { name: 'webapp-role' },
        rules: [{ apiGroups: [''], resources: ['gmsacredentialspecs'], verbs: ['use'] }],
      },
      messages: [/is for the API group "".*of windows\.k8s\.io/],
    },
    {
      name: 'an object without accounts',
      document: spec({ credspec: { ActiveDirectoryConfig: { GroupManagedServiceAccounts: [] } } }),
      messages: [/names no account/],
      severity: 'warning',
    },
    {
      name: 'the SID of the account where that of the domain belongs',
      document: spec({
        credspec: { DomainJoinConfig: { Sid: 'S-1-5-21-4126449477-2524075714-3094792973-1133' } },
      }),
      messages: [/Sid is S-1-5-21-4126449477-2524075714-3094792973-1133, the SID of an account/],
      severity: 'warning',
    },
    {
      name: 'the right to read it alone',
      document: role(['get']),
      messages: [/verbs on gmsacredentialspecs are get; the webhook asks for use/],
      severity: 'error',
    },
    {
      name: 'what may be a role for readers',
      document: role(['get', 'list']),
      messages: [/are get, list; the webhook asks for use/],
      severity: 'warning',
    },
    {
      name: 'an object that was emptied',
      document: spec({ credspec: {} }),
      messages: [/no content in credspec/],
    },
    {
      name: 'an object without content',
      document: spec({}),
      messages: [/no content in credspec/],
      severity: 'error',
    },
  ],
})

import { inferred } from '../fact.ts'

/**
 * The entries of C:\var\log\containers are links to C:\var\log\pods, and with Docker from there to its own folder;
 * a link is followed by the path that it names, in a container as on the node.
 */
export const logLinks = inferred(
  {
    entries: '\\var\\log\\containers',
    pods: '\\var\\log\\pods',
    parents: ['\\var', '\\var\\log'],
    targets: [
      '\\var\\log\\pods',
      '\\programdata',
      '\\programdata\\docker',
      '\\programdata\\docker\\containers',
    ],
    ofLinux: '\\var\\lib\\docker\\containers',
    ofDocker: 'C:\\ProgramData\\docker\\containers',
  } as const,
  [
    'github fluent/fluent-bit/issues/960',
    'github fluent/fluent-bit/issues/1899',
    'github fluent/fluent-bit/issues/4202',
    'github fluent-plugins-nursery/fluent-plugin-kubernetes_metadata_filter/issues/159',
  ],
)

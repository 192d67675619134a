/** What things are called on screen, and what they are not called. */
export const words: readonly { readonly say: string; readonly not: RegExp }[] = [
  { say: 'does not fit', not: /\bblocked\b/i },
  { say: 'inferred', not: /\bconcluded\b/i },
  { say: 'accept this risk', not: /\baccept(?:ed)? knowingly\b/i },
  { say: 'close', not: /\bput (?:it )?aside\b/i },
  { say: 'per line', not: /\bone entry a line\b/i },
  { say: 'pod range', not: /\bpod (?:network|CIDR) range\b|\bcluster network range\b/i },
  { say: 'Service range', not: /\bservice (?:CIDR|network|subnet)\b/i },
  { say: 'node subnet', not: /\b(?:host|node) (?:network range|CIDR)\b/i },
  { say: 'Windows release', not: /\bOS version\b|\bWindows version\b/i },
  { say: 'container runtime', not: /\bcontainer engine\b/i },
  { say: 'network mode', not: /\bnetwork type\b/i },
  { say: 'CNI plugin', not: /\bnetwork plugin\b/i },
  { say: 'finding', not: /\bproblems? found\b|\bissues? found\b/i },
  { say: 'plan', not: /\byour (?:configuration|project)\b/i },
  { say: 'control plane', not: /\bmaster node\b/i },
]

/** The lists of containers that a pod can have. */
export const listsOfContainers = ['containers', 'initContainers', 'ephemeralContainers'] as const

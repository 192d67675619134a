/** `\\.\pipe\docker_engine`, also with slashes, as a volume and its mount name a pipe. */
export const pipePath = /^[\\/]{2}\.[\\/]pipe[\\/]/i

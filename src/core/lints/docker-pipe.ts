/** The pipe on which the Docker daemon itself listens. */
export const dockerPipe = /^(?:npipe:)?[\\/]{2,4}\.[\\/]{1,2}pipe[\\/]{1,2}docker_engine["']?$/i

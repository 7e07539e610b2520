// Contains nothing: building this target builds the frameworks, on which it depends.

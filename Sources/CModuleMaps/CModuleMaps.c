typedef int portolan_module_maps;
